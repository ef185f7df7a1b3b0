internal import ByteStreams
internal import Bytes
internal import CSVRecords

/// A file of valid or invalid records, copied from one input or several.
///
/// The file is read as these records: the last record of an input does not continue in the first of the next one, a CR is not
/// joined with the LF of a blank record, and U+FEFF at the beginning of the first record is not read as a byte-order mark.
final class RecordOutput {
  private let file: OutputFile
  /// Whether the records come from another encoding, so that `Transcoder.undecodable` is written as U+FFFD.
  var isDecoded = false
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

  /// Writes records; no bytes are written for an empty buffer.
  func write(_ records: RecordBuffer) throws {
    guard let first = records.bytes.first else { return }
    if lastByte == nil, records.bytes.starts(with: RecordFormat.byteOrderMark) {
      try write(RecordFormat.byteOrderMark)
    }
    if lastByte == 0x0D, first == 0x0A { try write([0x0A]) }
    try write(records.bytes)
    missingEnd = records.missingEnd
  }

  /// Ends the last record, because the records of another input follow.
  func endRecord() throws {
    try write(missingEnd)
    missingEnd = []
  }

  private func write(_ bytes: [UInt8]) throws {
    guard let last = bytes.last else { return }
    lastByte = last
    if isDecoded, bytes.span.firstIndex(of: Transcoder.undecodable) != nil {
      let text = bytes.flatMap { byte -> [UInt8] in
        byte == Transcoder.undecodable ? [0xEF, 0xBF, 0xBD] : [byte]
      }
      return try file.write(text.span)
    }
    try file.write(bytes.span)
  }
}
