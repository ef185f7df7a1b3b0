internal import Bytes
internal import CSVRecords
internal import FileOutput

/// A source of JSON in which each element of one array ends with a mark, at the places of the bytes in the input.
///
/// Outside of the array, each ASCII character except line ends is ``ElementMark/outside``, or a mark where there are many, so that what
/// is there is read as no element of any size.
struct ArraySource: ByteSource {
  /// The number of bytes outside of the array after which one is a mark, and after which a character that is not ASCII is hidden too,
  /// although columns of the line are then too large.
  private static let pieceSizes = (ascii: 4 << 10, any: 64 << 10)

  private var source: any ByteSource
  private let name: String
  private let place: ArrayPlace
  private let maximumRecordSize: Int
  /// The number of bytes of a byte-order mark with which the text begins.
  private var markSize = 0
  /// The search for the array; `nil` once it has begun.
  private var search: ArraySearch?
  private var scanner: ElementScanner
  /// The number of bytes outside of the array since the last mark, and whether the last of them is hidden.
  private var (outside, isHidden) = (0, false)
  private var offset = 0

  /// - Parameters:
  ///   - name: The name of the input, for errors.
  ///   - place: The place of the array.
  ///   - maximumRecordSize: The maximum size of an element, which what is outside of the array must not have.
  init(_ source: any ByteSource, named name: String, at place: ArrayPlace, maximumRecordSize: Int) {
    self.source = source
    (self.name, self.place, self.maximumRecordSize) = (name, place, maximumRecordSize)
    search = ArraySearch(place)
    scanner = ElementScanner(blankLimit: min(Self.pieceSizes.ascii, maximumRecordSize))
  }

  /// Returns the source of an array for a format of one, and the source itself for other formats.
  static func marking(
    _ source: any ByteSource, named name: String, _ format: RecordFormat, maximumRecordSize: Int
  ) -> any ByteSource {
    guard case .jsonArray(_, let place) = format else { return source }
    return ArraySource(source, named: name, at: place, maximumRecordSize: maximumRecordSize)
  }

  var isReady: Bool { source.isReady }

  mutating func read(into buffer: inout [UInt8], at range: Range<Int>) throws -> Int {
    let count = try source.read(into: &buffer, at: range)
    guard count > 0 else {
      try requireEnd()
      return 0
    }
    var bytes = buffer.mutableSpan
    var index = range.lowerBound
    let end = index + count
    while index < end {
      if search != nil {
        try find(&bytes, index, at: offset + index - range.lowerBound)
        index += 1
      } else if !scanner.isAtEnd {
        index = scanner.mark(&bytes, index..<end)
      } else {
        try requireBlank(bytes[index], at: offset + index - range.lowerBound)
        hide(&bytes, index)
        index += 1
      }
    }
    offset += count
    return count
  }

  /// Hides a byte before the array, and ends the search if the array begins with it.
  private mutating func find(_ bytes: inout MutableSpan<UInt8>, _ index: Int, at offset: Int) throws {
    let byte = bytes[index]
    // The mark at the beginning of the text is for the reader.
    let mark = ByteOrderMark.utf8
    if offset < mark.count, offset == markSize {
      if byte == mark[offset] {
        markSize += 1
        return
      }
      if offset > 0 { throw failure(.other(mark[0])) }
    }
    defer { hide(&bytes, index) }
    do throws(ArraySearch.Failure) {
      if try search?.begins(with: byte) == true { search = nil }
    } catch {
      throw failure(error)
    }
  }

  /// Hides a byte, other than a line end and, so that columns remain, what is not ASCII.
  private mutating func hide(_ bytes: inout MutableSpan<UInt8>, _ index: Int) {
    outside += 1
    let isASCII = bytes[index] < 0x80
    guard bytes[index] != 0x0A, isASCII || outside >= min(Self.pieceSizes.any, maximumRecordSize) else {
      isHidden = false
      return
    }
    let isMark = isHidden && outside >= min(Self.pieceSizes.ascii, maximumRecordSize)
    bytes[index] = isMark ? ElementMark.byte : ElementMark.outside
    (outside, isHidden) = (isMark ? 0 : outside, true)
  }

  /// Throws if a byte after the array, which is the whole text, is no blank.
  private func requireBlank(_ byte: UInt8, at offset: Int) throws(FileError) {
    guard place == .wholeText, ![0x20, 0x0A, 0x0D, 0x09].contains(byte) else { return }
    throw FileError(
      name, "read",
      reason:
        "more follows the end of its array, at byte \(offset + 1); a JSON file has one value, and JSON Lines are read with --input jsonl"
    )
  }

  /// Throws if the input ends before the array does, except within an element, which is reported.
  private func requireEnd() throws(FileError) {
    if search != nil { throw failure(.missing) }
    guard !scanner.isAtEnd, !scanner.isInElement else { return }
    throw FileError(
      name, "read", reason: "its array has no end: ']' is missing, so that records may be missing too")
  }

  private static func text(_ byte: UInt8) -> String {
    (0x21...0x7E).contains(byte) ? "'\(Character(UnicodeScalar(byte)))'" : "byte 0x\(String(byte, radix: 16))"
  }

  private func failure(_ failure: ArraySearch.Failure) -> FileError {
    let wayOut = "name the place of an array with --at, as in --at /items"
    guard place == .wholeText else {
      return FileError(name, "read", reason: "it has no array at '\(place.pointer)'; \(wayOut)")
    }
    return switch failure {
    case .missing:
      FileError(name, "read", reason: "it is empty, and no JSON array; an array without records is []")
    case .other(let byte):
      FileError(
        name, "read",
        reason: "it begins with \(Self.text(byte)), and not with the '[' of a JSON array; \(wayOut)")
    }
  }
}
