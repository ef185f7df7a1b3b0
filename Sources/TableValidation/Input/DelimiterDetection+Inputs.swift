internal import ByteStreams
internal import Bytes
package import CSVRecords
internal import FileOutput
internal import Validation

extension DelimiterDetection {
  /// Searches the first bytes of an input for its delimiter, and stores the result in its format and layout.
  ///
  /// - Throws: `FileError` if the delimiter is not certain, with the candidates; the errors of the source.
  func apply(
    to source: inout PeekedSource, named name: String, _ format: inout RecordFormat,
    _ layout: inout TableLayout
  ) throws {
    guard case .csv(let dialect) = format else { return }
    let first = try sample(of: &source)
    let isWhole = first.count < Self.sampleSize
    var start = first.starts(with: ByteOrderMark.utf8) ? ByteOrderMark.utf8.count : 0
    for _ in 0..<layout.skippedLines { start = Self.endOfLine(in: first, after: start) }
    let bytes = Array(first.dropFirst(start))
    let found: Dialect?
    switch search(bytes.span, isWhole: isWhole, dialect: dialect) {
    case .found(let delimiter, let quote): found = dialect.with(delimiter: delimiter, quote: quote)
    case .declared(let delimiter):
      layout.skippedLines += 1
      found = dialect.with(delimiter: delimiter, quote: dialect.quote)
    case .unsure(let candidates):
      throw FileError(
        name, "read",
        reason: "its delimiter is not certain"
          + wayOut(of: bytes, layout, dialect: dialect, candidates: candidates))
    }
    guard let found else {
      throw FileError(
        name, "read", reason: "the delimiter that it declares has another meaning in the dialect")
    }
    format = .csv(found)
  }

  /// The maximum number of lines before a table that are tried.
  private static let maximumTitle = 10

  /// Returns the end of the message that the delimiter is not certain: the lines to skip so that it is, or the candidates.
  private func wayOut(
    of bytes: [UInt8], _ layout: TableLayout, dialect: Dialect, candidates: [UInt8]
  ) -> String {
    var start = 0
    let first = bytes[..<Self.endOfLine(in: bytes, after: 0)]
    // A title has several words, or there is a blank line; names of columns rarely have spaces.
    let hasTitle = first.count <= 2 || first.contains(UInt8(ascii: " "))
    for lines in 1...Self.maximumTitle where hasTitle {
      start = Self.endOfLine(in: bytes, after: start)
      let rest = bytes.span.extracting(start...)
      guard case .found(let delimiter, _) = search(rest, isWhole: true, dialect: dialect),
        rest.firstIndex(of: delimiter) != nil
      else { continue }
      let (skipped, name) = (layout.skippedLines + lines, Self.name(delimiter))
      return "; after line \(skipped) it is \(name): use --skip \(skipped) --delimiter \(name)"
    }
    let names = candidates.prefix(4).map(Self.name).joined(separator: ", ")
    return (names.isEmpty ? "" : "; it may be \(names)")
      + "; name it, as in --delimiter \(Self.name(candidates.first ?? 0x2C))"
  }

  /// Returns the first bytes of an input; after an interrupt, those that have been read.
  private func sample(of source: inout PeekedSource) throws -> [UInt8] {
    do {
      return try source.peek(upTo: Self.sampleSize)
    } catch is Interrupted where !source.head.isEmpty {
      return source.head
    }
  }

  /// The notation of a delimiter on the command line.
  package static func name(_ delimiter: UInt8) -> String {
    switch delimiter {
    case 0x09: "tab"
    case 0x21...0x7E, 0x20: "'\(UnicodeScalar(delimiter))'"
    default: "'" + hexadecimal(delimiter) + "'"
    }
  }

  /// The notation of a delimiter of any size on the command line.
  package static func name(_ delimiter: BytePrefix) -> String {
    guard delimiter.count > 1 else { return name(delimiter.bytes[0]) }
    let text = String(decoding: delimiter.bytes, as: UTF8.self).unicodeScalars.map { scalar in
      scalar.value < 0x20 || scalar.value == 0x7F ? hexadecimal(UInt8(scalar.value)) : String(scalar)
    }
    return "'" + text.joined() + "'"
  }

  /// The notation of a byte by `\x` and two hexadecimal digits.
  private static func hexadecimal(_ byte: UInt8) -> String {
    #"\x"# + [byte].hexadecimal
  }

  private static func endOfLine(in bytes: [UInt8], after start: Int) -> Int {
    guard let end = bytes[start...].firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else {
      return bytes.count
    }
    return bytes[end...].starts(with: [0x0D, 0x0A]) ? end + 2 : end + 1
  }
}
