/// What a table begins with is read piece by piece, before any chunk: it decides how the rest is read.
extension ChunkReader {
  /// Drops a byte order mark (EF BB BF) from the front of the input; whether there was one.
  public mutating func skipByteOrderMark() throws -> Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    while carried.count < mark.count, mark.starts(with: carried), try readMore() {}
    guard carried.starts(with: mark) else { return false }
    drop(mark.count)
    return true
  }

  /// Reads the next record alone, its line end included; empty at the end of the input, and `nil`, reading nothing,
  /// where it is longer than allowed.
  public mutating func readRecord() throws -> (bytes: [UInt8], offset: Int)? {
    var record = RecordEndFinder(format)
    var scanned = 0
    while true {
      let usable = carried.count - (carried.last == 0x0D && !isAtEnd ? 1 : 0)
      if usable > scanned {
        let end = record.end(in: carry.span.extracting(carryStart + scanned..<carryStart + usable))
        if let end {
          return take(scanned + end, lineEndSize: format.lineEndSize(of: carried.prefix(scanned + end)))
        }
        scanned = usable
      }
      if isAtEnd || carried.count > maximumRecordSize + 2 { return take(carried.count, lineEndSize: 0) }
      _ = try readMore()
    }
  }

  /// Puts back records that ``readRecord()`` has just given.
  public mutating func unread(_ records: [UInt8]) {
    carry = records + carried
    carryStart = 0
    nextOffset -= records.count
  }

  /// Reads over that many bytes, or as many as there are.
  public mutating func skip(_ count: Int) throws {
    while carried.count < count, try readMore() {}
    drop(min(count, carried.count))
  }

  private var carried: ArraySlice<UInt8> { carry[carryStart...] }

  private mutating func drop(_ count: Int) {
    carryStart += count
    nextOffset += count
  }

  private mutating func take(_ count: Int, lineEndSize: Int) -> (bytes: [UInt8], offset: Int)? {
    guard count - lineEndSize <= maximumRecordSize else { return nil }
    let record = Array(carried.prefix(count))
    defer { drop(count) }
    return (record, nextOffset)
  }

  /// Reads once; `false` at the end of the input.
  private mutating func readMore() throws -> Bool {
    if carryStart > 0 {
      carry.removeSubrange(..<carryStart)
      carryStart = 0
    }
    let (held, room) = (carry.count, min(Self.firstReadSize, chunkSize))
    carry.append(addingCapacity: room) { $0.append(repeating: 0, count: room) }
    var count = 0
    defer { carry.removeLast(room - count) }
    count = try source.read(into: &carry, at: held..<carry.count)
    isAtEnd = count == 0
    return count > 0
  }
}
