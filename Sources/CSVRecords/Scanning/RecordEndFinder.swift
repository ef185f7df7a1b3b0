internal import Bytes

/// Finds the end of a record in bytes that are read in pieces, without storing them.
struct RecordEndFinder {
  private enum Scan {
    case machine(DialectMachine)
    case terminator(UInt8)
  }

  private var scan: Scan
  private var endsWithReturn = false
  /// A quote that is open after the bytes so far; it is removed when it is closed.
  var openQuote: OpenQuote?

  init(_ format: RecordFormat) {
    switch format {
    case .csv(let dialect): scan = .machine(DialectMachine(dialect))
    case .lines, .jsonLines: scan = .terminator(0x0A)
    case .jsonArray: scan = .terminator(ElementMark.byte)
    case .nulTerminated: scan = .terminator(0)
    }
  }

  /// Returns the end of the record in the next bytes, its line end included, or `nil` if the record continues.
  ///
  /// While more bytes may follow, the bytes must not end with a CR.
  mutating func end(in bytes: Span<UInt8>) -> Int? {
    switch scan {
    case .terminator(let byte):
      if bytes.count > 0 { endsWithReturn = bytes[bytes.count - 1] == 0x0D }
      return bytes.firstIndex(of: byte).map { $0 + 1 }
    case .machine(var machine):
      for index in bytes.indices {
        let event = machine.next(bytes[index])
        if openQuote != nil, !machine.isInQuotes, machine.state != .quoteInQuoted { openQuote = nil }
        guard event == .recordEnd else { continue }
        let next = index + 1
        let hasLineFeed = bytes[index] == 0x0D && next < bytes.count && bytes[next] == 0x0A
        return hasLineFeed ? next + 1 : next
      }
      scan = .machine(machine)
      openQuote?.extend(over: bytes)
      return nil
    }
  }

  /// Returns ``openQuote`` if the input ends after the bytes so far without closing it, and removes it.
  mutating func takeUnclosedQuote() -> OpenQuote? {
    guard case .machine(let machine) = scan, machine.isInQuotes else { return nil }
    return openQuote.take()
  }

  /// The bytes that complete the record, whose end has not been found, without a change to its fields.
  var missingEnd: [UInt8] {
    switch scan {
    case .machine(let machine): machine.missingEnd
    // A LF alone would make a CR before it part of the line end.
    case .terminator(0x0A) where endsWithReturn: [0x0D, 0x0A]
    // What ends an element is no part of a copy of it.
    case .terminator(ElementMark.byte): []
    case .terminator(let byte): [byte]
    }
  }
}

extension RecordFormat {
  /// Returns the bytes that complete a record with these bytes without a change to its fields, if the input
  /// ends after them. There are none for the bytes of a comment line, of a complete record, or of no record.
  /// O(n).
  package func missingEnd(of bytes: Span<UInt8>) -> [UInt8] {
    guard bytes.count > 0, !isComment(bytes) else { return [] }
    var record = RecordEndFinder(self)
    return record.end(in: bytes) == nil ? record.missingEnd : []
  }
}
