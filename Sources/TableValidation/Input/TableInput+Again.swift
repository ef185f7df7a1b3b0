internal import CSVRecords

/// Reading records again while another reader reads on.
extension TableInput {
  /// Whether all records can be read twice, one time after the other: those of a regular file, also as standard input, or of bytes in
  /// memory.
  package var canBeReadTwice: Bool { isRepeatable || standardFile != nil }

  /// Whether records can be read again: a file is opened again, and the bytes of a pipe are kept, from whose middle rows that are
  /// known by their numbers cannot be counted.
  var canBeReadBeside: Bool {
    isRepeatable || standardFile != nil || (retained != nil && skippedRows.isEmpty)
  }

  /// The bytes of an input that can be read only once, which are kept from now on; `nil` for other inputs.
  var keptBytes: KeptBytes? {
    retained?.keep()
    return retained?.kept
  }

  /// Returns a reader for another reading, and whether it begins at the offset; otherwise it begins with the first record.
  ///
  /// - Parameter offset: An offset before which no record is needed; `nil` to read all records, if none has been released.
  /// - Precondition: ``canBeReadBeside``.
  func readerBeside(from offset: Int?) throws -> (reader: ChunkReader, beginsAtOffset: Bool) {
    if let standardFile {
      var reader = reader(of: PositionedSource(standardFile, from: start.bytes), offset: start.bytes)
      reader.skip(rows: skippedRows)
      return (reader, false)
    }
    guard let retained, let offset else { return (try reader(keepsBytes: true), false) }
    return (reader(of: RetainedSource(retained, from: offset), offset: offset), true)
  }
}
