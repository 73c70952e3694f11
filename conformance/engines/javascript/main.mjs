// The JavaScript program: all games that it knows, behind the protocol.

import { AnotherMansTreasure } from './adapters/another-mans-treasure.mjs';
import { BerriedTreasure } from './adapters/berried-treasure.mjs';
import { BuriedTreasure } from './adapters/buried-treasure.mjs';
import { Schatzjagd } from './adapters/schatzjagd.mjs';
import { run } from './stepwise.mjs';

run({ name: 'javascript', version: '1', language: 'javascript' }, {
  'another-mans-treasure': AnotherMansTreasure, 'berried-treasure': BerriedTreasure, 'buried-treasure': BuriedTreasure,
  schatzjagd: Schatzjagd,
});
