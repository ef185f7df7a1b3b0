"""Fragments of HTML for notebooks."""

from __future__ import annotations

import html
from collections.abc import Sequence

STYLE = """\
.tablerules{color:inherit;font:inherit;line-height:1.5;max-width:64rem;margin:.25em 0}
.tablerules .tr-head{border-left:4px solid currentColor;padding:.1em 0 .1em .75em;margin:0 0 .75em}
.tablerules .tr-bad{border-color:#d9483b}
.tablerules .tr-warned{border-color:#b98500}
.tablerules .tr-good{border-color:#2e9d58}
.tablerules .tr-verdict{font-size:1.15em;font-weight:600;margin:0}
.tablerules .tr-note,.tablerules .tr-soft{opacity:.72}
.tablerules .tr-note{margin:0}
.tablerules .tr-title{font-weight:600;margin:.75em 0 .25em}
.tablerules ul{margin:.25em 0 .5em;padding:0 0 0 1.25em}
.tablerules .tr-scroll{overflow-x:auto;max-width:100%}
.tablerules table{border-collapse:collapse;border:0;margin:0;font:inherit;width:auto}
.tablerules.tablerules tr{background:none!important;border:0}
.tablerules.tablerules th,.tablerules.tablerules td{border:0;border-bottom:1px solid rgba(128,128,128,.35);padding:.35em 1.25em .35em 0;\
text-align:left;vertical-align:top;white-space:nowrap;color:inherit;background:none;max-width:none}
.tablerules.tablerules thead th{font-weight:400;opacity:.72}
.tablerules.tablerules tbody th{font-weight:600}
.tablerules.tablerules .tr-number{text-align:right;font-variant-numeric:tabular-nums}
.tablerules.tablerules .tr-rules{white-space:normal;min-width:12rem}
.tablerules .tr-bar{display:inline-block;vertical-align:middle;width:6em;height:.5em;margin-right:.6em;border-radius:2px;\
background:rgba(128,128,128,.25);overflow:hidden}
.tablerules .tr-bar>i{display:block;height:100%;background:#d9483b}
.tablerules .tr-warning .tr-bar>i{background:#b98500}
.tablerules .tr-example{display:block}
.tablerules code{font-family:ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace;font-size:.92em;color:inherit;\
background:none;padding:0}"""
"""The style of the class of the fragments; colours are those of the notebook, and marks that are seen on light and dark grounds."""


class Fragment:
    """A fragment that is built part by part; every text is escaped."""

    _number = ' class="tr-number"'

    def __init__(self) -> None:
        self._parts = [f'<div class="tablerules"><style>{STYLE}</style>']
        self._section = ""

    def head(self, verdict: str, note: str, state: str) -> None:
        """Append a sentence, with a note below it."""
        sentence = html.escape(verdict[:1].upper() + verdict[1:])
        below = f'<p class="tr-note">{html.escape(note[:1].upper() + note[1:])}.</p>' if note else ""
        self._parts.append(f'<div class="tr-head tr-{state}"><p class="tr-verdict">{sentence}.</p>{below}</div>')

    def title(self, title: str, kind: str) -> None:
        """Append the title of a section, which lasts until the next one."""
        self._end_section()
        self._parts.append(f'<div class="tr-section tr-{kind}"><p class="tr-title">{html.escape(title)}</p>')
        self._section = "</div>"

    def lines(self, lines: Sequence[tuple[str, str]]) -> None:
        """Append sentences, each with a code."""
        if lines:
            items = (f'<li>{html.escape(line)}{self._code(code)}</li>' for line, code in lines)
            self._parts.append(f"<ul>{''.join(items)}</ul>")

    def table_head(self, label: str, names: Sequence[str]) -> None:
        """Begin a table with its name for readers of the screen, and the names of its columns."""
        numbers = {"Findings"}
        cells = (f'<th scope="col"{self._number if name in numbers else ""}>{html.escape(name)}</th>' for name in names)
        scroll = f'<div class="tr-scroll" tabindex="0" role="group" aria-label="{html.escape(label)}">'
        self._parts.append(f"{scroll}<table><thead><tr>{''.join(cells)}</tr></thead><tbody>")

    def row(self, name: str, cells: Sequence[str]) -> None:
        """Append a row of texts, the last of which may have several lines."""
        *short, long = cells
        shown = "".join(f"<td>{html.escape(cell)}</td>" for cell in short)
        self._parts.append(f'<tr><th scope="row">{html.escape(name)}</th>{shown}<td class="tr-rules">{html.escape(long)}</td></tr>')

    def count_row(
        self, field: tuple[str, bool], rule: str, number: str, part: tuple[float | None, str], examples: Sequence[tuple[str, str]]
    ) -> None:
        """Append a row of a count.

        Args:
            field: The name of the column, or of what the findings are on, and whether it is that of a column.
            rule: The rule or the code.
            number: The number of the findings.
            part: The share of the records, and its text.
            examples: The records and the values of some findings.
        """
        share, percent = part
        width = "" if share is None else f"{max(1.0, 100 * share):.1f}".removesuffix(".0")
        bar = "" if share is None else f'<span class="tr-bar"><i style="width:{width}%"></i></span>{html.escape(percent)}'
        shown = "".join(f'<span class="tr-example"><span class="tr-soft">{html.escape(place)}</span>{self._value(value)}</span>'
                        for place, value in examples)
        name = html.escape(field[0]) if field[1] else f'<span class="tr-soft">{html.escape(field[0])}</span>'
        self._parts.append(
            f'<tr><th scope="row">{name}</th><td>{html.escape(rule)}</td><td class="tr-number">{number}</td>'
            f"<td>{bar}</td><td>{shown}</td></tr>"
        )

    def table_end(self) -> None:
        """End a table."""
        self._parts.append("</tbody></table></div>")

    def end(self) -> str:
        """Return the fragment."""
        self._end_section()
        return "".join([*self._parts, "</div>"])

    def _end_section(self) -> None:
        self._parts.append(self._section)
        self._section = ""

    @staticmethod
    def _code(code: str) -> str:
        return f' <code class="tr-soft">{html.escape(code)}</code>' if code else ""

    @staticmethod
    def _value(value: str) -> str:
        return f": <code>{html.escape(value)}</code>" if value else ""
