internal import Bytes

/// The measure of how well a delimiter and a quote character fit the first bytes of a table.
struct DelimiterScore {
  let delimiter: UInt8
  let quote: UInt8?
  /// The number of records, the number of those with the most frequent number of fields, and that number of
  /// fields.
  private var records = 0
  private var regular = 0
  private(set) var width = 1
  /// The number of fields, and the number of those that resemble values.
  private var fields = 0
  private var typed = 0
  /// The number of records with misplaced quotes.
  private var misquoted = 0

  init(_ bytes: Span<UInt8>, isWhole: Bool, _ dialect: Dialect) {
    delimiter = dialect.delimiter
    quote = dialect.quote
    var widths: [Int: Int] = [:]
    var start = 0
    while start < bytes.count, records < DelimiterDetection.sampleRecords {
      var parser = RowParser(dialect)
      let rest = bytes.extracting(start...)
      guard let count = parser.parse(rest) ?? (isWhole || records == 0 ? rest.count : nil) else { break }
      var line: [UInt8] = []
      for index in 0..<count { line.append(rest[index]) }
      let row = parser.row(line, at: start)
      start += count
      guard !row.isBlank, dialect.comment?.begins(line.span) != true else { continue }
      records += 1
      if !row.notes.isEmpty { misquoted += 1 }
      widths[row.fieldCount, default: 0] += 1
      for (field, raw) in zip(row.fields, row.fieldRanges) {
        fields += 1
        let first = row.start(of: raw)
        let isQuoted = quote != nil && first < raw.upperBound && line[first] == quote
        if isQuoted || FieldShape.isTyped(field.span) { typed += 1 }
      }
    }
    if let most = widths.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }) {
      (width, regular) = (most.key, most.value)
    }
  }

  /// Whether the delimiter divides a record.
  var isPossible: Bool { width > 1 || regular < records }

  /// Whether nearly all records have the same number of fields, and more than one.
  var isPlausible: Bool {
    width > 1 && Double(regular) >= 0.8 * Double(records) && value > 0.3
  }

  /// The score from 0 to 1: the squares of the shares of regular records and of fields that resemble values, reduced
  /// for records with few fields and for misplaced quotes.
  var value: Double {
    guard records > 0, width > 1 else { return 0 }
    let consistency = Double(regular) / Double(records)
    let width = Double(self.width - 1) / Double(self.width)
    let shape = Double(typed) / Double(max(fields, 1))
    let quoting = 1 - Double(misquoted) / Double(records)
    return consistency * consistency * shape * shape * (0.5 + 0.5 * width) * quoting
  }
}

/// The shapes of values by which a delimiter is recognized.
enum FieldShape {
  /// Whether a field resembles a single value: nothing, a number, a date or a time, or words without characters
  /// that usually separate values.
  static func isTyped(_ field: Span<UInt8>) -> Bool {
    var digits = 0
    var letters = 0
    var others = 0
    for index in field.indices {
      switch field[index] {
      case 0x30...0x39: digits += 1
      case 0x41...0x5A, 0x61...0x7A, 0x80...: letters += 1
      case UInt8(ascii: ";"), UInt8(ascii: "|"), 0x09, 0x1F, 0x01, UInt8(ascii: "^"): return false
      case UInt8(ascii: ","):
        // Between digits it is a decimal comma or a thousands separator; before a space it is punctuation in
        // a text.
        let isInNumber =
          index > 0 && index + 1 < field.count && isDigit(field[index - 1]) && isDigit(field[index + 1])
        let isInText = index + 1 < field.count && field[index + 1] == 0x20
        if !isInNumber && !isInText { return false }
        others += 1
      default: others += 1
      }
    }
    return others <= 2 || digits + letters >= others
  }

  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
}
