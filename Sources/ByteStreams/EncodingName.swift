/// Names of encodings as suggestions: those that the C library supports and that files commonly use.
package enum EncodingName {
  package static let common = [
    "auto", "UTF-8", "UTF-16", "UTF-16LE", "UTF-16BE", "UTF-32", "UTF-32LE", "UTF-32BE", "ASCII",
    "ISO-8859-1", "ISO-8859-2",
    "ISO-8859-3", "ISO-8859-4", "ISO-8859-5", "ISO-8859-6", "ISO-8859-7", "ISO-8859-8", "ISO-8859-9",
    "ISO-8859-10",
    "ISO-8859-13", "ISO-8859-14", "ISO-8859-15", "ISO-8859-16", "LATIN1", "LATIN2", "LATIN9", "WINDOWS-1250",
    "WINDOWS-1251",
    "WINDOWS-1252", "WINDOWS-1253", "WINDOWS-1254", "WINDOWS-1255", "WINDOWS-1256", "WINDOWS-1257",
    "WINDOWS-1258", "CP1250",
    "CP1251", "CP1252", "CP1253", "CP1254", "CP1255", "CP1256", "CP1257", "CP1258", "CP437", "CP850", "CP852",
    "CP858",
    "CP866", "CP874", "CP932", "CP936", "CP949", "CP950", "MACINTOSH", "KOI8-R", "KOI8-U", "SHIFT_JIS",
    "SJIS", "EUC-JP",
    "ISO-2022-JP", "EUC-KR", "UHC", "JOHAB", "GB2312", "GBK", "GB18030", "BIG5", "BIG5-HKSCS", "EUC-TW",
    "TIS-620", "VISCII",
    "IBM037", "IBM273", "IBM500", "IBM1047",
  ]
}
