internal import Bytes

/// A strategy that accepts the values of a column of a CSV file, compared byte by byte.
///
/// The column is read once, when the rule is created; its empty fields are absent and not added. Equal values are stored
/// once: one of up to 7 bytes in 16 to 32 bytes, one of 8 to 15 bytes in 32 to 64, a longer one in its bytes and 16 to 32
/// more. The longer ones together must have less than 2 GiB.
///
/// ```swift
/// let context = RuleContext(readColumn: { _, body in for code in ["DE", "FR"] { body(code.utf8Span.span) } })
/// let rule = try Catalog.rule("in-file:countries.csv#code", in: context)  // the context reads the column
/// RuleSet([rule]).findings(in: "XX").map(\.failure.code)                  // ["in-file.not-listed"]
/// ```
///
/// O(n) in the length of the value, regardless of the number of values; no allocation.
///
/// Code: `in-file.not-listed` (`column`, `path`).
public struct InFileStrategy: InputFieldValidationStrategy {
  /// The column of the values.
  public let source: FileColumn
  private let set: ByteStringSet
  /// The first values of the column, at most 1,000.
  package let listed: [[UInt8]]

  /// Creates a strategy from a column, which is read.
  ///
  /// - Throws: ``RuleError/unreadableFile(_:reason:)`` if the column cannot be read.
  public init(_ source: FileColumn, in context: RuleContext) throws(RuleError) {
    self.source = source
    var values = ColumnSet()
    try context.readColumn(source) { values.add($0) }
    values.insertWaiting()
    guard !values.isTooLarge else {
      throw .unreadableFile(source.path, reason: "column '\(source.column)' has 2 GiB of values or more")
    }
    (set, listed) = (values.set, values.first)
  }

  public var ruleName: String { "in-file" }

  public func verdict(on value: Span<UInt8>) -> Verdict {
    Verdict(set.contains(value))
  }

  public func judge(
    _ values: Span<Range<Int>>, in bytes: Span<UInt8>, verdicts: inout MutableSpan<Verdict>
  ) {
    var start = 0
    while start < values.count {
      let block = start..<min(start + ByteStringSet.prefetchedCount, values.count)
      set.prefetch(values.extracting(block), in: bytes)
      verdicts.decide(block, of: values, in: bytes) { Verdict(set.contains($0, in: bytes)) }
      start = block.upperBound
    }
  }

  public func failure(of value: Span<UInt8>) -> ValidationFailure? {
    guard !set.contains(value) else { return nil }
    return ValidationFailure(
      "in-file.not-listed", ["column": .text(source.column), "path": .text(source.path)])
  }
}

extension CatalogEntry {
  static let inFile = CatalogEntry(
    name: "in-file", group: .presence,
    summary: "One of the values of a column of a CSV file, compared exactly.",
    argument: .required(
      "FILE#COLUMN", "a file beside the rules, with a header, and the name of one of its columns"),
    structure: ArgumentStructure(
      parts: [
        .init("path", .text), .init("column", .text), .init("header", .flag), .init("delimiter", .text),
      ]
    ) { argument, context throws(RuleError) in
      .rule(.content(try InFileStrategy(try FileColumn(argument), in: context)))
    },
    swift: #"try InFileStrategy(FileColumn(path: "countries.csv", column: "code"), in: context)"#,
    messages: [
      "in-file.not-listed": "must be a value of column {column} in {path}"
    ],
    synonyms: ["fk", "foreign-key", "lookup"],
    examples: [
      .init(argument: "countries.csv#code", valid: "DE", "US"),
      .init(
        argument: "countries.csv#code", invalid: ("de", "in-file.not-listed"), ("XX", "in-file.not-listed"),
        ("code", "in-file.not-listed")),
    ]
  ) { argument, context throws(RuleError) in
    let (path, column) = (argument ?? "").split(atFirst: UInt8(ascii: "#"))
    guard let column, !path.isEmpty, !column.isEmpty else {
      throw .malformedArgument(argument ?? "", expected: "FILE#COLUMN, as countries.csv#code", of: "in-file")
    }
    return .content(try InFileStrategy(FileColumn(path: path, column: column), in: context))
  }
}

extension FileColumn {
  /// Creates the column that an argument of named parts describes.
  fileprivate init(_ argument: RuleArgument) throws(RuleError) {
    let delimiter = argument.text("delimiter") ?? ","
    guard let path = argument.text("path"), let column = argument.text("column") else {
      throw .malformedArgument(argument.description, expected: "a path and a column", of: "in-file")
    }
    guard delimiter.utf8.count == 1, let byte = delimiter.utf8.first, byte < 0x80,
      ![0x0A, 0x0D, UInt8(ascii: "\"")].contains(byte)
    else {
      throw .malformedArgument(delimiter, expected: "one ASCII character", of: "the delimiter of in-file")
    }
    self.init(path: path, column: column, hasHeader: argument.flag("header") ?? true, delimiter: byte)
  }
}
