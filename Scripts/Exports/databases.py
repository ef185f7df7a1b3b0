"""Files as databases and business systems export them."""

from __future__ import annotations

import codecs
import gzip

from .export import Export, lines

ROWS = [["1", "a\tb", None], ["2", "c\\d\ne", "x"]]
NUMBERED = ["--no-header"]
COPY = "1\ta\\tb\t\\N\n2\tc\\\\d\\ne\tx\n"

POSTGRES = [
    Export("Postgres, COPY TO", "text format: tabs, `\\N`, backslash escapes", COPY.encode(), ["1", "2", "3"], ROWS, NUMBERED,
           file="export.txt"),
    Export("Postgres, COPY TO with HEADER", "text format", ("id\ttext\tnote\n" + COPY).encode(), ["id", "text", "note"], ROWS,
           file="export.txt"),
    Export("Postgres, data of pg_dump", "text format, `\\.` at the end", (COPY + "\\.\n").encode(), ["1", "2", "3"], ROWS,
           NUMBERED, file="export.txt"),
    Export("Postgres, COPY TO CSV HEADER", "LF, absent values empty, empty texts quoted", b'id,text\n1,"a,b"\n2,\n3,""\n',
           ["id", "text"], [["1", "a,b"], ["2", None], ["3", None]]),
    Export("Postgres, CSV of version 16 and before", "`\\.` at the end", b'id,text\n1,"a,b"\n\\.\n', ["id", "text"], [["1", "a,b"]]),
]

MYSQL = [
    Export("MySQL, INTO OUTFILE", "tabs, `\\N`, a backslash before a tab", b"1\ta\\\tb\t\\N\n2\tc\\\\d\\\ne\tx\n", ["1", "2", "3"], ROWS,
           NUMBERED, file="export.txt"),
    Export("MySQL, INTO OUTFILE as CSV", "`\\\"` in quotes, `\\N`", b'1,"say \\"hi\\"",\\N\n2,"a,b","x"\n', ["1", "2", "3"],
           [["1", 'say "hi"', None], ["2", "a,b", "x"]], NUMBERED),
    Export("MySQL, mysql --batch", "tabs, a header, escapes, `NULL`", b"id\ttext\tnote\n1\ta\\tb\tNULL\n2\tc\\\\d\tx\n",
           ["id", "text", "note"], [["1", "a\tb", "NULL"], ["2", "c\\d", "x"]], file="export.txt"),
]

ORACLE = [
    Export("Oracle, SQL*Plus with MARKUP CSV", "a blank line first, quoted texts", b'\n"ID","NAME"\n1,"Ann"\n2,"Bob"\n', ["ID", "NAME"],
           [["1", "Ann"], ["2", "Bob"]]),
    Export("Oracle, SQL Developer", "quoted texts, dates as 23-NOV-26", b'"ID","NAME","DAY"\r\n1,"Ann",23-NOV-26\r\n2,"Bob",\r\n',
           ["ID", "NAME", "DAY"], [["1", "Ann", "23-NOV-26"], ["2", "Bob", None]]),
]

SAP = [
    Export("SAP, list as spreadsheet", "UTF-16LE, tabs, trailing minus, decimal commas",
           codecs.BOM_UTF16_LE + lines("Material\tBetrag", "4711\t1.012,50-", "4712\t7,00").encode("utf-16-le"), ["Material", "Betrag"],
           [["4711", "1.012,50-"], ["4712", "7,00"]], file="export.xls.txt"),
    Export("SAP, table as text", "a trailing delimiter on each line, Windows-1252",
           lines("Matnr;Text;Betrag;", "4711;Größe;12.50-;", "4712;Höhe;7.00 ;").encode("cp1252"), ["Matnr", "Text", "Betrag"],
           [["4711", "Größe", "12.50-"], ["4712", "Höhe", "7.00 "]]),
    Export("SAP, list unconverted", "lines of hyphens, a bar at both ends, padded cells",
           lines("-" * 24, "|Material|Text  |  Betrag|", "-" * 24, "|4711    |Rohr  |  12.50-|", "|4712    |Hahn  |   7.00 |", "-" * 24)
           .encode(), ["Material", "Text", "Betrag"], [["4711", "Rohr", "12.50-"], ["4712", "Hahn", "7.00"]], file="export.txt"),
]

OTHERS = [
    Export("SQL Server, results saved as CSV", "byte-order mark, no header, `NULL`", codecs.BOM_UTF8 + b"1,Ann,NULL\r\n2,Bob,x\r\n",
           ["1", "2", "3"], [["1", "Ann", "NULL"], ["2", "Bob", "x"]], NUMBERED),
    Export("SQL Server, bcp -w", "UTF-16LE, tabs, no header",
           codecs.BOM_UTF16_LE + lines("1\tAnn\t", "2\tBob\tx").encode("utf-16-le"), ["1", "2", "3"],
           [["1", "Ann", None], ["2", "Bob", "x"]], NUMBERED, file="export.txt"),
    Export("SQLite, .mode csv", "CRLF, quotes where needed", b'id,text\r\n1,"a ""b"""\r\n2,\r\n', ["id", "text"],
           [["1", 'a "b"'], ["2", None]]),
    Export("Db2, EXPORT OF DEL", "texts quoted, numbers padded with zeros, no header", b'1,"Ann",+0000012.50\n2,"Bob",-0000007.00\n',
           ["1", "2", "3"], [["1", "Ann", "+0000012.50"], ["2", "Bob", "-0000007.00"]], NUMBERED, ["3=number"], file="export.del"),
    Export("Hive, text file", "U+0001 between fields, `\\N`, no header", b"1\x01Ann\x01\\N\n2\x01Bob\x01x\n", ["1", "2", "3"],
           [["1", "Ann", "\\N"], ["2", "Bob", "x"]], NUMBERED, file="000000_0"),
    Export("Snowflake, unload", "gzip, quotes", gzip.compress(b'ID,TEXT\n1,"a,b"\n2,c\n', mtime=0), ["ID", "TEXT"],
           [["1", "a,b"], ["2", "c"]], file="data_0_0_0.csv.gz"),
    Export("dBase and FoxPro under DOS", "code page 437 (letters as in CP850), Ctrl-Z at the end",
           lines("NAME,PRICE", '"Jürgen Müller",12.50', '"Zoë Schäfer",7.00', '"Übermut Größe",1.00').encode("cp437") + b"\x1a",
           ["NAME", "PRICE"], [["Jürgen Müller", "12.50"], ["Zoë Schäfer", "7.00"], ["Übermut Größe", "1.00"]], file="EXPORT.TXT"),
    Export("Access, text", "semicolons, quoted texts, dates with a time",
           lines('"Id";"Name";"Tag"', '1;"Jürgen";23.11.2026 00:00:00', '2;"Zoë";').encode("cp1252"), ["Id", "Name", "Tag"],
           [["1", "Jürgen", "23.11.2026 00:00:00"], ["2", "Zoë", None]]),
    Export("Salesforce, Data Loader", "all quoted, UTF-8, LF", '"ID","NAME"\n"001","Zoë"\n"002",""\n'.encode(), ["ID", "NAME"],
           [["001", "Zoë"], ["002", None]]),
]

DATABASES = POSTGRES + MYSQL + ORACLE + SAP + OTHERS
