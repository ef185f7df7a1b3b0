internal import ByteStreams
internal import Bytes
internal import CSVRecords
internal import FileOutput

/// A file of valid or invalid records, copied from one input or several.
///
/// The file is read as these records: the last record of an input does not continue in the first of the next one, a CR is not
/// joined with the LF of a blank record, and U+FEFF at the beginning of the first record is not read as a byte-order mark.
final class RecordOutput {
  private let file: OutputFile
  /// Whether the records come from another encoding, so that `Transcoder.undecodable` is written as U+FFFD.
  var isDecoded = false
  /// Whether the records are elements of one JSON array, each with a comma before it; the first has a bracket in its place.
  var isArray = false
  private var lastByte: UInt8?
  /// The bytes that end the last record if another follows it; none if its input has ended it.
  private var missingEnd: [UInt8] = []

  init(_ file: OutputFile) {
    self.file = file
  }

  /// Writes the byte-order mark and the header with which the file begins.
  func begin(with header: RecordBuffer) throws {
    try write(header.bytes)
    missingEnd = header.missingEnd
  }

  /// Writes records.
  func write(_ records: RecordBuffer) throws {
    try place(records)?.write(records.bytes.span)
  }

  /// Returns the place of records whose bytes the caller writes there; `nil` if the file can only be written in order, in which
  /// case they have been written, and for an empty buffer.
  func place(_ records: RecordBuffer) throws -> OutputPlace? {
    guard let first = records.bytes.first else { return nil }
    if isArray, lastByte == nil {
      try write([UInt8(ascii: "[")] + records.bytes.dropFirst())
      return nil
    }
    if lastByte == nil, records.bytes.starts(with: ByteOrderMark.utf8) {
      try write(ByteOrderMark.utf8)
    }
    if lastByte == 0x0D, first == 0x0A { try write([0x0A]) }
    missingEnd = records.missingEnd
    return try place(records.bytes)
  }

  /// Ends the last record, because the records of another input follow.
  func endRecord() throws {
    try write(missingEnd)
    missingEnd = []
  }

  /// Ends the array.
  func endArray() throws {
    try write(Array((lastByte == nil ? "[]\n" : "\n]\n").utf8))
  }

  private func write(_ bytes: [UInt8]) throws {
    try place(bytes)?.write(bytes.span)
  }

  private func place(_ bytes: [UInt8]) throws -> OutputPlace? {
    guard let last = bytes.last else { return nil }
    lastByte = last
    guard isDecoded, bytes.span.firstIndex(of: Transcoder.undecodable) != nil else {
      return try file.place(bytes.span)
    }
    let text = bytes.flatMap { byte -> [UInt8] in
      byte == Transcoder.undecodable ? [0xEF, 0xBF, 0xBD] : [byte]
    }
    try file.write(text.span)
    return nil
  }
}
