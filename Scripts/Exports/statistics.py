"""Files as statistics programs export them."""

from __future__ import annotations

from .export import Export, lines

STATISTICS = [
    Export("pandas, to_csv", "an index without a name", b",name,price\n0,Ann,12.5\n1,Bob,\n", ["name", "price"],
           [["Ann", "12.5"], ["Bob", None]]),
    Export("pandas, to_csv(sep=';', decimal=',')", "semicolons, decimal commas", b"name;price\nAnn;12,5\nBob;7,0\n", ["name", "price"],
           [["Ann", "12,5"], ["Bob", "7,0"]]),
    Export("pandas, to_csv(sep='\\t')", "tabs", b"name\tprice\nAnn\t12.5\nBob\t\n", ["name", "price"],
           [["Ann", "12.5"], ["Bob", None]], file="export.tsv"),
    Export("R, write.csv", "row names under an empty name, texts quoted, `NA`", b'"","name","price"\n"1","Ann",12.5\n"2","Bob",NA\n',
           ["name", "price"], [["Ann", "12.5"], ["Bob", "NA"]]),
    Export("R, write.csv2", "semicolons, decimal commas", b'"";"name";"price"\n"1";"Ann";12,5\n"2";"Bob";7\n', ["name", "price"],
           [["Ann", "12,5"], ["Bob", "7"]]),
    Export("R, write.table", "spaces, row names, a header that is one field shorter",
           b'"name" "price"\n"1" "Ann Lee" 12.5\n"2" "Bob" 7\n', ["name", "price"], [["Ann Lee", "12.5"], ["Bob", "7"]],
           file="export.txt", numbers=["2", "3"]),
    Export("R, write.table(sep = '\\t', quote = FALSE)", "tabs, row names, a header that is one field shorter",
           lines("name\tprice", "1\tAnn\t12.5", "2\tBob\t7", end="\n").encode(), ["name", "price"], [["Ann", "12.5"], ["Bob", "7"]],
           file="export.txt", numbers=["2", "3"]),
]
