internal import Bytes
internal import CSVRecords
internal import RuleFiles
internal import TableValidation

/// The well-formed values of the beginning of a table as it was read, which another way to read it must keep.
struct ReadingComparison {
  /// The values of a record by the numbers of their columns.
  private typealias Values = [ArraySlice<UInt8>]

  private let names: [String]
  private let hasHeader: Bool
  /// The values of the well-formed records, by the offset of each in the sample.
  private var records: [Int: Values] = [:]
  private let text: [UInt8]

  /// Reads a sample in the present way.
  ///
  /// - Parameter input: The input as it was read.
  init(of sample: InputSample, _ input: TableInput, as present: ReadingTrial, hasHeader: Bool) {
    (text, names) = (sample.text, input.header ?? [])
    self.hasHeader = hasHeader
    guard let reading = Self.reader(of: sample.text, as: present, found: input.format, hasHeader: hasHeader)
    else {
      return
    }
    var reader = reading
    while let record = try? reader.readRecord() {
      if record.notes.isEmpty, record.count > 1 { records[record.offset] = Self.values(record) }
    }
  }

  /// Whether another way to read the sample changes or loses no value of a well-formed record in a column that both ways have.
  ///
  /// Values that the other way reads as quoted or escaped are not compared.
  func isKept(by trial: ReadingTrial) -> Bool {
    guard !records.isEmpty, let input = Self.reader(of: text, as: trial, found: nil, hasHeader: hasHeader)
    else {
      return true
    }
    var reader = input
    let columns = common(with: reader.header ?? [], count: reader.columnCount ?? 0)
    guard !columns.isEmpty else { return true }
    var remaining = records
    while let record = try? reader.readRecord() {
      guard let values = remaining.removeValue(forKey: record.offset) else { continue }
      guard record.notes.isEmpty else { return false }
      for (own, other) in columns where other < record.count && own < values.count {
        if values[own] != record.bytes(at: other), !trial.reinterprets(values[own]) { return false }
      }
    }
    return remaining.isEmpty || trial.dialect.preset != nil
  }

  /// Returns the pairs of the numbers of columns with the same name or, without a header, the same number.
  private func common(with other: [String], count: Int) -> [(Int, Int)] {
    guard hasHeader else { return count == records.first?.value.count ? (0..<count).map { ($0, $0) } : [] }
    let index = HeaderIndex(other)
    return names.enumerated().compactMap { number, name in
      index.columns(named: name).first.map { (number, $0) }
    }
  }

  private static func values(_ record: CSVRecord) -> Values { record.indices.map { record.bytes(at: $0) } }

  /// - Parameter format: The format with the delimiter that was found; `nil` for that of the way.
  private static func reader(
    of text: [UInt8], as trial: ReadingTrial, found format: RecordFormat?, hasHeader: Bool
  ) -> CSVReader<MemorySource>? {
    guard let (named, layout, _) = trial.format else { return nil }
    let dialect = if case .csv(let found)? = format { found } else { named }
    return try? CSVReader(MemorySource(text), dialect: dialect, hasHeader: hasHeader, layout: layout)
  }
}

extension ReadingTrial {
  /// Whether the way reads a value as the text of a dialect: a value in its quotes, or with the escapes of a program.
  fileprivate func reinterprets(_ value: ArraySlice<UInt8>) -> Bool {
    if value.count > 1, let quote = (dialect.quote ?? "\"").utf8.first, dialect.quote != "none",
      value.first == quote,
      value.last == quote
    {
      return true
    }
    guard dialect.preset != nil else { return false }
    // Paths of Windows are no escapes.
    let isPath = zip(value, value.dropFirst()).contains {
      $0 == UInt8(ascii: ":") && $1 == UInt8(ascii: "\\")
    }
    return (value.contains(UInt8(ascii: "\\")) && !isPath) || value.contains(0x1A)
  }
}
