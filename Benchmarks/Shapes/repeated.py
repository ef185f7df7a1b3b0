"""Large files that repeat a small block of records."""

from __future__ import annotations

from pathlib import Path

PIECE = 8 << 20


def write_repeated(path: Path, header: bytes, block: bytes, size: int) -> None:
    """Write the header and then whole blocks until the file has at least `size` bytes."""
    piece = block * max(1, min(PIECE, size) // len(block))
    unfinished = path.with_suffix(".part")
    with open(unfinished, "wb") as stream:
        written = stream.write(header)
        while size - written >= len(piece):
            written += stream.write(piece)
        while written < size:
            written += stream.write(block)
    unfinished.rename(path)
