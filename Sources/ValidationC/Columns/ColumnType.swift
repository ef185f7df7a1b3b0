internal import CArrow

/// The type of an Arrow column, by the format of its schema: the Arrow C Data Interface, "Data type description".
indirect enum ColumnType: Sendable {
  case null
  case boolean
  /// Texts or binary values between offsets of 32 bits.
  case text
  /// Texts or binary values between offsets of 64 bits.
  case largeText
  case view
  case fixedBinary(width: Int)
  case integer(IntegerType)
  /// Numbers, dates and times.
  case formatted(ValueText)
  case dictionary(IntegerType, ColumnType)
  /// Lists between offsets of 32 or 64 bits.
  case list(hasLargeOffsets: Bool, ColumnType)
  /// Lists with an offset and a size of 32 or 64 bits each.
  case listView(hasLargeOffsets: Bool, ColumnType)
  /// Lists of the same number of elements.
  case fixedList(size: Int, ColumnType)
  case structure([Member])
  /// Runs of equal values, whose ends are integers.
  case runs(ends: IntegerType, ColumnType)
  /// Lists of keys and values, between offsets of 32 bits.
  case map(key: ColumnType, value: ColumnType)

  /// The numbers of buffers that an array may have. Polars counts one for nulls, which by the specification have none.
  var bufferCounts: ClosedRange<Int> {
    switch self {
    case .null: 0...1
    case .runs: 0...0
    case .view: 3...1 << 20
    case .text, .largeText, .listView: 3...3
    case .boolean, .fixedBinary, .integer, .formatted, .dictionary, .list, .map: 2...2
    case .fixedList, .structure: 1...1
    }
  }
}

extension ColumnType {
  /// Reads the type of a column.
  ///
  /// SAFETY: the caller has the schema, and does not release it during the call. By the specification, the
  /// format ends with NUL, and `dictionary` is a schema or `NULL`.
  ///
  /// - Parameters:
  ///   - name: The name of the column.
  ///   - reading: How the field of the column wants its values.
  ///   - depth: The number of lists and structs around the values.
  /// - Throws: An error that names the column and its type if values of the type cannot be checked.
  init(
    _ schema: ArrowSchema, named name: String, reading: ColumnReading = ColumnReading(), depth: Int = 0
  ) throws(ArrowError) {
    guard let text = unsafe schema.format else { throw .data(name, "its schema has no format") }
    let format = unsafe String(cString: text)
    if reading.allowsJSON, unsafe schema.dictionary == nil,
      let nested = unsafe try ColumnType(nested: schema, format, named: name, depth: depth)
    {
      self = nested
      return
    }
    if format == "+r" {
      self = unsafe try ColumnType(runs: schema, named: name, reading: reading, depth: depth)
      return
    }
    let stored = unsafe try ColumnType(extensionOf: schema, format, named: name)
    guard let type = stored ?? ColumnType(format: format, isDay: reading.isDay) else {
      let isNested = ["+l", "+L", "+vl", "+vL", "+s", "+m"].contains(format) || format.hasPrefix("+w:")
      let reason =
        isNested
        ? "is checked only for a field of the type array or object, or without a type" : "cannot be checked"
      throw ArrowError(
        .type, "column '\(name)' has the type \(Self.noun(format)), which \(reason); give its values as text")
    }
    guard let dictionary = unsafe schema.dictionary else {
      self = type
      return
    }
    guard case .integer(let indices) = type else {
      throw .data(name, "its dictionary has indices of '\(format)'")
    }
    guard unsafe dictionary.pointee.release != nil else {
      throw .data(name, "the schema of its dictionary has been released already")
    }
    guard unsafe dictionary.pointee.dictionary == nil else {
      throw ArrowError(.type, "column '\(name)' has a dictionary of a dictionary, which cannot be checked")
    }
    self = unsafe .dictionary(
      indices, try ColumnType(dictionary.pointee, named: name, reading: reading, depth: depth))
  }

  private init?(format: String, isDay: Bool) {
    let letters = Array(format.utf8)
    if let type = Self.simple[format] {
      self = type
    } else if letters.starts(with: Array("w:".utf8)), let width = Int32(format.dropFirst(2)), width >= 0 {
      self = .fixedBinary(width: Int(width))
    } else if letters.starts(with: Array("d:".utf8)), let text = Self.decimal(format.dropFirst(2)) {
      self = .formatted(text)
    } else if letters.count >= 3, letters[0] == UInt8(ascii: "t"), let unit = TimeUnit(rawValue: letters[2]),
      let text = Self.time(letters, unit, isDay: isDay)
    {
      self = .formatted(text)
    } else {
      return nil
    }
  }

  private static let simple: [String: ColumnType] = [
    "n": .null, "b": .boolean, "u": .text, "z": .text, "U": .largeText, "Z": .largeText, "vu": .view,
    "vz": .view,
    "c": .integer(IntegerType(width: 1, isSigned: true)),
    "C": .integer(IntegerType(width: 1, isSigned: false)),
    "s": .integer(IntegerType(width: 2, isSigned: true)),
    "S": .integer(IntegerType(width: 2, isSigned: false)),
    "i": .integer(IntegerType(width: 4, isSigned: true)),
    "I": .integer(IntegerType(width: 4, isSigned: false)),
    "l": .integer(IntegerType(width: 8, isSigned: true)),
    "L": .integer(IntegerType(width: 8, isSigned: false)),
    "e": .formatted(.floatingPoint(width: 2)), "f": .formatted(.floatingPoint(width: 4)),
    "g": .formatted(.floatingPoint(width: 8)), "tdD": .formatted(.days),
    "tdm": .formatted(.millisecondsOfDays), "tiM": .formatted(.months),
    "tiD": .formatted(.daysAndMilliseconds),
    "tin": .formatted(.monthsDaysAndNanoseconds),
    // The integers of 128 bits of Polars.
    "_pli128": .formatted(.decimal(width: 16, scale: 0)),
    "_plu128": .formatted(.decimal(width: 16, scale: 0, isSigned: false)),
  ]

  /// Returns the text of decimals from `PRECISION,SCALE` or `PRECISION,SCALE,BITS`.
  private static func decimal(_ description: Substring) -> ValueText? {
    let numbers = description.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
      .map { Int(Substring($0)) }
    guard 2...3 ~= numbers.count, let scale = numbers[1], -1024...1024 ~= scale else { return nil }
    let bits = numbers.count == 3 ? numbers[2] : 128
    guard let bits, [32, 64, 128, 256].contains(bits) else { return nil }
    return .decimal(width: bits / 8, scale: scale)
  }

  /// Returns the text of times (`tt`), timestamps (`ts`, with the time zone after a colon) and durations (`tD`).
  private static func time(_ format: [UInt8], _ unit: TimeUnit, isDay: Bool) -> ValueText? {
    switch (format[1], format.count) {
    case (UInt8(ascii: "t"), 3): .time(unit, width: unit == .second || unit == .millisecond ? 4 : 8)
    case (UInt8(ascii: "D"), 3): .duration(unit)
    case (UInt8(ascii: "s"), 4...) where format[3] == UInt8(ascii: ":"):
      .timestamp(unit, hasZone: format.count > 4, isDay: isDay && format.count == 4)
    default: nil
    }
  }

  /// The name of a type that cannot be checked.
  private static func noun(_ format: String) -> String {
    let nouns = [
      "+l": "list", "+L": "large list", "+vl": "list view", "+vL": "large list view", "+s": "struct",
      "+m": "map",
    ]
    return nouns[format].map { "\($0) ('\(format)')" } ?? "'\(format)'"
  }
}
