"""Files as spreadsheets export them."""

from __future__ import annotations

import codecs

from .export import Export, lines

PEOPLE = [["Jürgen", "12.50"], ["Zoë", "7"]]
GERMAN = [["Jürgen", "1.012,50"], ["Zoë", "7,00"]]

EXCEL = [
    Export("Excel, CSV UTF-8", "byte-order mark, CRLF",
           codecs.BOM_UTF8 + lines("Name,Price", "Jürgen,12.50", "Zoë,7").encode(), ["Name", "Price"], PEOPLE),
    Export("Excel, CSV (comma delimited)", "Windows-1252",
           lines("Name,Price", "Jürgen,12.50", "Zoë,7").encode("cp1252"), ["Name", "Price"], PEOPLE),
    Export("Excel, Unicode text", "UTF-16LE with a byte-order mark, tabs",
           codecs.BOM_UTF16_LE + lines("Name\tPrice", "Jürgen\t12.50", "Zoë\t7").encode("utf-16-le"),
           ["Name", "Price"], PEOPLE, file="export.txt"),
    Export("Excel, text (tab delimited)", "Windows-1252, tabs",
           lines("Name\tPrice", "Jürgen\t12.50", "Zoë\t7").encode("cp1252"), ["Name", "Price"], PEOPLE, file="export.txt"),
    Export("Excel in German, CSV", "Windows-1252, semicolons, decimal commas",
           lines("Name;Größe;Preis", "Jürgen;groß;1.012,50", "Zoë;klein;7,00").encode("cp1252"), ["Name", "Größe", "Preis"],
           [["Jürgen", "groß", "1.012,50"], ["Zoë", "klein", "7,00"]]),
    Export("Excel in German, CSV UTF-8", "byte-order mark, semicolons, decimal commas",
           codecs.BOM_UTF8 + lines("Name;Preis", "Jürgen;1.012,50", "Zoë;7,00").encode(), ["Name", "Preis"], GERMAN),
    Export("Excel, CSV with `sep=`", "a first line `sep=;`",
           codecs.BOM_UTF8 + lines("sep=;", "Name;Price", "Jürgen;12.50", "Zoë;7").encode(), ["Name", "Price"], PEOPLE),
    Export("Excel, CSV (Macintosh)", "MacRoman, lone CR",
           lines("Name,Price", "Jürgen Müller,12.50", "Zoë Schäfer,7", "Übermut Größe,1", end="\r").encode("mac_roman"),
           ["Name", "Price"], [["Jürgen Müller", "12.50"], ["Zoë Schäfer", "7"], ["Übermut Größe", "1"]]),
    Export("Excel, CSV (MS-DOS)", "code page 850",
           lines("Name,Price", "Jürgen Müller,12.50", "Zoë Schäfer,7", "Übermut Größe,1").encode("cp850"), ["Name", "Price"],
           [["Jürgen Müller", "12.50"], ["Zoë Schäfer", "7"], ["Übermut Größe", "1"]]),
    Export("Excel, a cell of several lines", "LF in quotes, CRLF between records, doubled quotes",
           b'Name,Note\r\nAnn,"a\nb ""c"""\r\nBob,"1,5"\r\n', ["Name", "Note"], [["Ann", 'a\nb "c"'], ["Bob", "1,5"]]),
    Export("Excel, columns that were cleared", "trailing delimiters, empty names",
           lines("Name,Price,,", "Ann,1,,", ",,,").encode(), ["Name", "Price"], [["Ann", "1"], [None, None]]),
]

OTHERS = [
    Export("Google Sheets, CSV", "CRLF, no line end at the end",
           b"Name,Price\r\nAnn,12.50\r\nBob,7", ["Name", "Price"], [["Ann", "12.50"], ["Bob", "7"]]),
    Export("Google Sheets, TSV", "tabs, quotes are characters",
           'Name\tSize\r\nAnn\t12" wide\r\nBob\t"ok" he said'.encode(), ["Name", "Size"],
           [["Ann", '12" wide'], ["Bob", '"ok" he said']], file="export.tsv"),
    Export("LibreOffice, CSV", "LF", lines("Name,Price", "Jürgen,12.50", "Zoë,7", end="\n").encode(), ["Name", "Price"], PEOPLE),
    Export("LibreOffice, text in single quotes", "semicolons, `'` as quote",
           lines("'Name';'Price'", "'O''Neil; Ann';12.50", "'Bob; Cid';7", end="\n").encode(), ["Name", "Price"],
           [["O'Neil; Ann", "12.50"], ["Bob; Cid", "7"]]),
    Export("Numbers, CSV in German", "semicolons, UTF-8", lines("Name;Preis", "Jürgen;1.012,50", "Zoë;7,00", end="\n").encode(),
           ["Name", "Preis"], GERMAN),
    Export("DATEV, posting batch", "a first line about the file, semicolons, Windows-1252",
           lines('"EXTF";700;21;"Buchungsstapel";13;20261123;;', "Umsatz;Konto;Text", '12,50;8400;"Miete für Büro"',
                 '7,00;4930;"Bürobedarf"').encode("cp1252"), ["Umsatz", "Konto", "Text"],
           [["12,50", "8400", "Miete für Büro"], ["7,00", "4930", "Bürobedarf"]]),
]

SPREADSHEETS = EXCEL + OTHERS
