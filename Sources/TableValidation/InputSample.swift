internal import ByteStreams
internal import Bytes
package import CSVRecords
package import FileOutput
internal import Validation

/// The beginning of a file as UTF-8, by which other ways to read it can be tried.
package struct InputSample: Sendable {
  /// The maximum size of the sample in bytes.
  private static let size = 64 << 10

  /// Whole lines, or the whole file if it has none.
  package let text: [UInt8]
  /// The encoding from which the text was decoded, if it is another than that of the reading: the probable one of a file that is
  /// not UTF-8, or UTF-8 where another was named.
  package let guessedEncoding: String?
  private let name: String

  /// Reads the beginning of a regular file; returns `nil` if it cannot be read.
  ///
  /// - Parameter encoding: The encoding in which the file is read.
  package init?(_ path: BytePath, _ encoding: InputEncoding) {
    guard let (file, bytes) = Self.start(of: path, encoding) else { return nil }
    name = file
    if case .named = encoding {
      let raw = Self.start(of: path, .utf8)?.bytes ?? []
      (text, guessedEncoding) = Self.isCertainlyUTF8(raw) ? (raw, "UTF-8") : (bytes, nil)
      return
    }
    guard !bytes.span.isUTF8, let guess = EncodingGuess.name(of: bytes),
      let (decoded, undecodable) = Transcoder.decode(bytes, as: guess), undecodable == 0
    else {
      (text, guessedEncoding) = (bytes, nil)
      return
    }
    (text, guessedEncoding) = (decoded, guess)
  }

  /// Returns the name of a regular file, and whole lines of its beginning.
  private static func start(of path: BytePath, _ encoding: InputEncoding) -> (file: String, bytes: [UInt8])? {
    guard let file = try? InputFile(path), file.isRegular,
      let source = try? DecodedInput(file, encoding: encoding)
    else { return nil }
    var peeked = PeekedSource(source)
    guard var bytes = try? peeked.peek(upTo: Self.size) else { return nil }
    if bytes.count == Self.size, let end = bytes.lastIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
      bytes.removeSubrange((end + 1)...)
    }
    return (file.name, bytes)
  }

  /// Whether bytes are UTF-8 with several characters beyond ASCII, which text in other encodings is hardly by chance.
  private static func isCertainlyUTF8(_ bytes: [UInt8]) -> Bool {
    bytes.count { $0 >= 0xC0 } >= 3 && bytes.span.isUTF8
  }

  /// Returns the sample as an input of that format, or `nil` if it cannot be read so.
  package func input(
    format: RecordFormat, hasHeader: Bool, layout: TableLayout, detection: DelimiterDetection?
  ) -> TableInput? {
    var (format, layout) = (format, layout)
    var source = PeekedSource(MemorySource(text))
    do {
      try detection?.apply(to: &source, named: name, &format, &layout)
      return try TableInput(source, named: name, format: format, hasHeader: hasHeader, layout: layout)
    } catch {
      return nil
    }
  }

  /// Returns the number of records of an input, and of the faults of their shape.
  package static func shape(of input: TableInput) -> (records: Int, faults: Int) {
    var options = CheckOptions()
    options.jobs = 1
    let plan = CheckPlan([], columnCount: input.columnCount ?? 1, format: input.format, options: options)
    guard let summary = try? TableCheck(plan).run([input]) else { return (0, .max) }
    return (summary.records, summary.shapeFaults)
  }
}

extension Summary {
  /// The codes of findings on the shape of records that are no faults: blank lines, and where files have been joined.
  private static let codesOfLines: Set = [
    "record.blank-line", "record.repeated-header", "record.byte-order-mark",
  ]

  /// The number of findings on the shape of records, without those on lines that are not records and on byte-order marks.
  package var shapeFaults: Int {
    counts.filter { $0.rule == "record" && !Self.codesOfLines.contains($0.code ?? "") }
      .reduce(0) { $0 + $1.findings }
  }
}
