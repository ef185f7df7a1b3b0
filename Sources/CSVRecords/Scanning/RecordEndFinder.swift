/// Finds the end of a record in bytes that come piece by piece, without keeping them.
struct RecordEndFinder {
  private enum Scan {
    case machine(DialectMachine)
    case terminator(UInt8)
  }

  private var scan: Scan

  init(_ format: RecordFormat) {
    switch format {
    case .csv(let dialect): scan = .machine(DialectMachine(dialect))
    case .lines: scan = .terminator(0x0A)
    case .nulTerminated: scan = .terminator(0)
    }
  }

  /// The end of the record in the next bytes, its line end included, or `nil` if it goes on.
  ///
  /// While more may follow, the bytes must not end with a CR.
  mutating func end(in bytes: Span<UInt8>) -> Int? {
    switch scan {
    case .terminator(let byte):
      return bytes.indices.first { bytes[$0] == byte }.map { $0 + 1 }
    case .machine(var machine):
      for index in bytes.indices where machine.next(bytes[index]) == .recordEnd {
        let next = index + 1
        let hasLineFeed = bytes[index] == 0x0D && next < bytes.count && bytes[next] == 0x0A
        return hasLineFeed ? next + 1 : next
      }
      scan = .machine(machine)
      return nil
    }
  }
}
