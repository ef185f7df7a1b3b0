internal import CSVRecords
internal import RuleAnalysis
internal import RuleFiles
internal import TableValidation

/// The dialect of a rule file by which an input is read as it was for the inference.
struct InferredDialect {
  private(set) var properties: [(key: String, value: String)] = []

  /// - Parameters:
  ///   - request: The options of the inference.
  ///   - format: The format of the input, with the delimiter that was found.
  init(_ request: CheckRequest, _ format: RecordFormat) {
    if case .jsonArray(_, let place) = format, place != .wholeText {
      properties.append(("property", RuleFileWriter.scalar(place.pointer)))
    }
    guard case .csv(let dialect) = format else { return }
    let options = request.dialect
    if let preset = options.preset { properties.append(("preset", preset.rawValue)) }
    switch dialect.separator {
    case .delimiter(let delimiter) where options.preset == nil && delimiter != BytePrefix(UInt8(ascii: ",")):
      append("delimiter", delimiter.bytes)
    case .widths(let widths):
      properties.append(("widths", "[\(widths.widths.map(String.init).joined(separator: ", "))]"))
    case .delimiter: break
    }
    if let quote = dialect.quote {
      if quote != UInt8(ascii: "\""), options.preset == nil { append("quoteChar", [quote]) }
    } else if options.preset == nil, dialect.separatorSize > 0 {
      properties.append(("quoteChar", "null"))
    }
    if options.escape != nil, let escape = dialect.escape { append("escapeChar", [escape]) }
    if let comment = options.comment { properties.append(("commentChar", RuleFileWriter.scalar(comment))) }
    if request.hasNoHeader { properties.append(("header", "false")) }
    if options.skippedLines > 0, !request.hasNoHeader {
      properties.append(("headerRows", "[\(options.skippedLines + 1)]"))
    }
  }

  private mutating func append(_ key: String, _ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    properties.append((key, bytes == [0x09] ? #""\t""# : RuleFileWriter.scalar(text)))
  }
}
