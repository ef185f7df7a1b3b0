/// Finds where the last whole record of a growing buffer ends, looking at each byte once.
///
/// The buffer begins with a record. Its bytes are scanned 64 at a time while quotes are well placed; from the first
/// quote that is not, the buffer is gone through from its beginning by ``RecordMachine``.
struct RecordSplitter {
  private enum Scan {
    case structure(StructureScanner)
    case machine(RecordMachine)
    case terminator(UInt8)
  }

  private let format: RecordFormat
  private var scan: Scan
  private var scanned = 0
  /// Where the last whole record ends, its line end included; 0 while there is none.
  private(set) var lastEnd = 0

  init(_ format: RecordFormat) {
    self.format = format
    switch format {
    case .csv(let dialect): scan = .structure(StructureScanner(dialect))
    case .lines: scan = .terminator(0x0A)
    case .nulTerminated: scan = .terminator(0)
    }
  }

  /// Whether a quote stands where only ``RecordMachine`` can read on.
  var isIrregular: Bool {
    if case .machine = scan { true } else { false }
  }

  /// Whether the bytes so far end inside quotes.
  var isInQuotes: Bool {
    switch scan {
    case .structure(let scanner): scanner.isInQuotes
    case .machine(let machine): machine.isInQuotes
    case .terminator: false
    }
  }

  /// Takes in what the buffer holds beyond what it held before.
  ///
  /// While more may follow, the bytes must not end with a CR: a LF that belongs to it may come.
  mutating func advance(in bytes: Span<UInt8>) {
    switch scan {
    case .structure(let scanner): advance(scanner, in: bytes)
    case .machine(let machine): advance(machine, in: bytes)
    case .terminator(let byte):
      var index = bytes.count
      while index > scanned, bytes[index - 1] != byte { index -= 1 }
      if index > scanned { lastEnd = index }
      scanned = bytes.count
    }
  }

  private mutating func advance(_ scanner: StructureScanner, in bytes: Span<UInt8>) {
    var scanner = scanner
    while scanned < bytes.count {
      let block = scanner.block(in: bytes, at: scanned)
      guard block.isWellPlaced else { return restart(in: bytes) }
      let ends = block.lineFeeds | block.carriageReturns
      if ends != 0 { lastEnd = scanned + 64 - ends.leadingZeroBitCount }
      scanned = min(scanned + 64, bytes.count)
    }
    scan = .structure(scanner)
  }

  private mutating func restart(in bytes: Span<UInt8>) {
    guard case .csv(let dialect) = format else { return }
    (scanned, lastEnd) = (0, 0)
    advance(RecordMachine(dialect), in: bytes)
  }

  private mutating func advance(_ machine: RecordMachine, in bytes: Span<UInt8>) {
    var machine = machine
    while scanned < bytes.count {
      let event = machine.next(bytes[scanned])
      scanned += 1
      if event == .recordEnd || event == .lineFeed { lastEnd = scanned }
    }
    scan = .machine(machine)
  }
}
