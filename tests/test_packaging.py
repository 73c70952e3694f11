"""A built wheel installs elsewhere and brings the command, the vectors and the types."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(out), str(ROOT)],
        check=True,
        capture_output=True,
    )
    (found,) = out.glob("*.whl")
    return found


@pytest.mark.slow
def test_the_wheel_holds_the_packages_the_vectors_and_the_types(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())

    for package in ("lexludi_spec", "lexludi", "lexludi_conformance"):
        assert f"{package}/py.typed" in names
    assert "lexludi_conformance/vectors/berried-treasure/moar.json" in names
    assert "lexludi_conformance/vectors.lock" in names
    assert "lexludi_conformance/measured/berried-treasure.json" in names
    assert "lexludi_conformance/schemas/vector.json" in names
    assert "lexludi_conformance/schemas/record.json" in names
    assert "lexludi/play/session.py" in names
    assert "lexludi_spec/games/berried_treasure/sentences.tsv" in names
    assert not [name for name in names if name.startswith(("tests", "docs", "conformance/"))]


@pytest.mark.slow
def test_an_installed_wheel_judges_the_reference(wheel: Path, tmp_path: Path) -> None:
    venv.create(tmp_path / "env", with_pip=True, system_site_packages=False)
    python = tmp_path / "env" / "bin" / "python"
    here = Path(sys.prefix) / "lib" / f"python{sys.version_info.major}.{sys.version_info.minor}" / "site-packages"
    (tmp_path / "env" / "lib" / here.parent.name / "site-packages" / "dependencies.pth").write_text(str(here), encoding="utf-8")
    subprocess.run(
        [python, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", str(wheel)], check=True, capture_output=True
    )
    lexludi = tmp_path / "env" / "bin" / "lexludi"

    found = subprocess.run(
        [lexludi, "conform", "--only", "moar", "--", lexludi, "serve"], cwd=tmp_path, capture_output=True, text=True, check=False
    )

    assert found.returncode == 0, found.stdout + found.stderr
    where = subprocess.run(
        [python, "-c", "import lexludi; print(lexludi.__file__)"], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert str(tmp_path) in where.stdout


def test_help_comes_at_once() -> None:
    times = []
    for _ in range(5):
        begun = sum(os.times()[2:4])
        subprocess.run([sys.executable, "-m", "lexludi_conformance", "--help"], check=True, capture_output=True)
        times.append(sum(os.times()[2:4]) - begun)  # of the processor, for others may be at work too

    assert min(times) < 0.2
