internal import Bytes

/// The measure of how well a delimiter and a quote character fit the first bytes of a table.
struct DelimiterScore {
  let delimiter: UInt8
  let quote: UInt8?
  /// The number of records, of those with the most frequent number of fields, and that number of fields.
  private var records = 0
  private var regular = 0
  private(set) var width = 1
  /// Whether the last field of each of these records is empty, so that the delimiter ends them: that field is not counted.
  private var endsRecords = false
  /// The number of fields of the first record.
  private var firstWidth = 0
  /// The number of fields, of those that resemble values, and of those in quotes.
  private var fields = 0
  private var typed = 0
  private(set) var quotedFields = 0
  /// The number of records with misplaced quotes.
  private var misquoted = 0
  /// The number of records of several fields, and the most of them one after the other with equally many fields.
  private var divided = 0
  private var longestRun = 0

  init(_ bytes: Span<UInt8>, isWhole: Bool, _ dialect: Dialect) {
    delimiter = dialect.delimiter[0]
    quote = dialect.quote
    var widths: [Int: (records: Int, emptyEnds: Int)] = [:]
    var run = (width: 0, length: 0)
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
      if records == 1 { firstWidth = row.fieldCount }
      if !row.notes.isEmpty { misquoted += 1 }
      widths[row.fieldCount, default: (0, 0)].records += 1
      if row.fields.last?.isEmpty == true { widths[row.fieldCount]?.emptyEnds += 1 }
      run = row.fieldCount == run.width ? (run.width, run.length + 1) : (row.fieldCount, 1)
      if row.fieldCount > 1 {
        divided += 1
        longestRun = max(longestRun, run.length)
      }
      for (field, raw) in zip(row.fields, row.fieldRanges) {
        fields += 1
        let first = row.start(of: raw)
        let isQuoted = quote != nil && first < raw.upperBound && line[first] == quote
        if isQuoted { quotedFields += 1 }
        if isQuoted || FieldShape.isTyped(field.span) { typed += 1 }
      }
    }
    if let most = widths.max(by: { ($0.value.records, $0.key) < ($1.value.records, $1.key) }) {
      (width, regular) = (most.key, most.value.records)
      if width > 1, most.value.emptyEnds == regular {
        (width, endsRecords) = (width - 1, true)
        firstWidth -= firstWidth == most.key ? 1 : 0
      }
    }
  }

  /// Whether the delimiter divides a record.
  var isPossible: Bool { divided > 0 }

  /// Whether the first record, which may be the header, has as many fields as most records.
  var fitsFirstRecord: Bool { firstWidth == width }

  /// Whether all records have the same number of fields, and no quote is misplaced.
  var fitsEveryRecord: Bool { regular == records && misquoted == 0 }

  /// Whether the character is often part of times and names, so that it is a delimiter only if it divides into three or more fields.
  var isPartOfValues: Bool { ": ".utf8.contains(delimiter) }

  /// Whether the character is rarely a delimiter, so that it is one only if it divides every record.
  var isRare: Bool { "^~#".utf8.contains(delimiter) }

  /// Whether nearly all records have the same number of fields, and more than one. A first record of one field is the name of a
  /// single column, rather than a title, if the others are divided into two.
  var isPlausible: Bool {
    guard width > (isPartOfValues ? 2 : 1), firstWidth > 1 || width > 2 else { return false }
    return Double(regular) >= 0.8 * Double(records) && value > 0.3 && (!isRare || fitsEveryRecord)
  }

  /// Whether the character is only part of values: most records and the first have one field with it, and those that are divided
  /// are not a table below other lines.
  var leavesOneColumn: Bool {
    switch delimiter {
    case UInt8(ascii: ":") where firstWidth == 1: true
    case UInt8(ascii: " ") where width == 1 || (firstWidth == 1 && width == 2): true
    case _ where isRare && 2 * divided <= records: true
    default: width == 1 && firstWidth == 1 && !endsRecords && (longestRun < 3 || 2 * longestRun <= divided)
    }
  }

  /// Whether the share of regular and well-formed records is greater than with the quote character of another score or, if it is
  /// the same, more fields are quoted.
  func isBetterQuoted(than other: DelimiterScore) -> Bool {
    (wellFormedShare, quotedFields) > (other.wellFormedShare, other.quotedFields)
  }

  private var wellFormedShare: Double { Double(regular - misquoted) / Double(max(records, 1)) }

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
      case UInt8(ascii: "|"), 0x09, 0x1F, 0x01, UInt8(ascii: "^"), UInt8(ascii: "~"): return false
      // Before a space it is punctuation in a text.
      case UInt8(ascii: ";"):
        guard index + 1 < field.count, field[index + 1] == 0x20 else { return false }
        others += 1
      // At the beginning it is part of a number or a tag, such as #1.
      case UInt8(ascii: "#") where index > 0: return false
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
