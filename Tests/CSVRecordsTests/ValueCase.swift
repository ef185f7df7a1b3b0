import TestSupport
import Testing

@testable import CSVRecords

/// A file of lines or of NUL-terminated values, with its expected values.
struct ValueCase: Sendable, CustomTestStringConvertible {
  private let format: RecordFormat
  private let bytes: [UInt8]
  private let values: [[UInt8]]

  /// - Parameter values: The expected values; each scalar of a text is one byte.
  private init(_ format: RecordFormat, _ text: String, _ values: [String]) {
    self.format = format
    bytes = [UInt8](latin: text)
    self.values = values.map { [UInt8](latin: $0) }
  }

  var testDescription: String { "\"\(bytes.escaped)\"" }

  static let lines = [
    Self(.lines, "", []),
    Self(.lines, "a", ["a"]),
    Self(.lines, "a\nb\n", ["a", "b"]),
    Self(.lines, "a\r\nb", ["a", "b"]),
    Self(.lines, "\n\r\n\n", ["", "", ""]),
    Self(.lines, "a\rb\n", ["a\rb"]),
    Self(.lines, "a\r\r\nb\r", ["a\r", "b\r"]),
    Self(.lines, "\r", ["\r"]),
    Self(.lines, "a\n\r", ["a", "\r"]),
    Self(.lines, "\"a\nb\",c", ["\"a", "b\",c"]),
    Self(.lines, "a\u{0}\n\u{FF}", ["a\u{0}", "\u{FF}"]),
    Self(.lines, "\u{EF}\u{BB}\u{BF}a\n\u{EF}\u{BB}\u{BF}b", ["a", "b"]),
  ]

  static let nulTerminated = [
    Self(.nulTerminated, "", []),
    Self(.nulTerminated, "a", ["a"]),
    Self(.nulTerminated, "a\u{0}b\u{0}", ["a", "b"]),
    Self(.nulTerminated, "\u{0}\u{0}a", ["", "", "a"]),
    Self(.nulTerminated, "a\r\n\u{0}\r\u{0}", ["a\r\n", "\r"]),
    Self(.nulTerminated, "a\nb\r", ["a\nb\r"]),
    Self(.nulTerminated, "\r\u{0}\r", ["\r", "\r"]),
    Self(.nulTerminated, "\"a\u{0}b\"", ["\"a", "b\""]),
  ]

  /// Checks that the reference parser finds the expected values, and that reading in chunks gives the same result for
  /// every chunk size and record limit.
  func check() throws {
    for maximum in Array(1...8) + [RecordFormat.defaultMaximumRecordSize] {
      let trial = Trial(bytes, format, columnCount: 1, maximumRecordSize: maximum)
      #expect(trial.records.flatMap { $0.fields.map(\.content) } == values)
      for chunkSize in 1...12 { try trial.run(chunkSize: chunkSize) }
      try trial.run(chunkSize: 4, source: DrippingSource(bytes, isReady: false))
    }
  }
}
