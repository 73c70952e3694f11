"""What the tests of the runner are given."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from conforming import HERE, LORRAINE, MALLORYS, TWENTY_AFTER, VIEW, Scribe, write_vectors

from lexludi_conformance.trial import Trial
from lexludi_conformance.validity import OFFER


@pytest.fixture(scope="session")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the reference says in the vectors that misbehaving programs are judged by."""
    scribe = Scribe()
    scribe.ask(ask="hello", protocol="1.0")
    scribe.ask(ask="bye")
    for vector in (LORRAINE, MALLORYS, VIEW, *TWENTY_AFTER):
        assert Trial(scribe, vector, OFFER).verdict().status == "passed", vector.id
    file = tmp_path_factory.mktemp("record") / "record.json"
    file.write_text(json.dumps(scribe.record.said), encoding="utf-8")
    return file


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Misbehaving programs are started as modules from here."""
    monkeypatch.chdir(HERE)


@pytest.fixture
def mallorys_file(tmp_path: Path) -> Path:
    """Return a file of two vectors: Lorraine's, and Mallory's."""
    return write_vectors(tmp_path / "two.json", [dict(LORRAINE.data), dict(MALLORYS.data)])
