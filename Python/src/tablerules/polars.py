"""The namespace ``validate`` of frames and lazy frames of Polars, which the import of this module registers.

    import tablerules.polars

    frame.validate(rules)
    valid, invalid = frame.validate.split(rules)
"""

from __future__ import annotations

from collections.abc import Sequence

import polars

from .findings import Findings, Summary
from .rules import Rules


@polars.api.register_lazyframe_namespace("validate")
@polars.api.register_dataframe_namespace("validate")
class ValidateFrame:
    """The checks of one frame. A lazy frame is collected batch by batch, and by a split as a whole."""

    def __init__(self, frame: polars.DataFrame | polars.LazyFrame) -> None:
        self._frame = frame

    def __call__(
        self,
        rules: Rules,
        *,
        all: bool = False,
        name: str | None = None,
        id: str | Sequence[str] | None = None,
        key_memory: int | None = None,
        progress: bool | None = None,
    ) -> Findings:
        """Check the frame and return the findings. The arguments are those of :meth:`Rules.check`."""
        return rules.check(self._frame, all=all, name=name, id=id, key_memory=key_memory, progress=progress)

    def count(
        self, rules: Rules, *, name: str | None = None, key_memory: int | None = None, progress: bool | None = None
    ) -> Summary:
        """Check the frame and only count findings. The arguments are those of :meth:`Rules.count`."""
        return rules.count(self._frame, name=name, key_memory=key_memory, progress=progress)

    def split(self, rules: Rules, *, reasons: bool = False) -> tuple[polars.DataFrame, polars.DataFrame]:
        """Return the valid and the invalid records, as :meth:`Rules.split`."""
        valid, invalid = rules.split(self._frame, reasons=reasons)
        return valid, invalid
