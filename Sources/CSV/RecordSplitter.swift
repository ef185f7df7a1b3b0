/// Finds the separators of a growing buffer, and where its last whole record ends, looking at each byte once.
///
/// The buffer begins with a record. Its bytes are scanned 64 at a time while quotes are well placed; from the first
/// quote that is not, the buffer is gone through from its beginning by ``RecordMachine``.
struct RecordSplitter {
  private enum Scan {
    case structure(StructureScanner)
    case machine(RecordMachine)
    case terminator(UInt8)
  }

  /// How far the buffer has been counted.
  private struct Count {
    var lineEnds = 0
    /// Where the last whole record ends, its line end included; 0 while there is none.
    var lastEnd = 0
    /// How many lines end up to there.
    var lineEndsAtLastEnd = 0

    mutating func add(recordEnds: UInt64, lineEnds bits: UInt64, at offset: Int) {
      if recordEnds != 0 && lineEndsAtLastEnd < RecordSplitter.lineEndLimit {
        let last = 63 - recordEnds.leadingZeroBitCount
        lastEnd = offset + last + 1
        lineEndsAtLastEnd = lineEnds + (bits & (.max >> UInt64(63 - last))).nonzeroBitCount
      }
      lineEnds += bits.nonzeroBitCount
    }
  }

  /// How many lines may end before ``lastEnd`` until it stays where it is: what is kept of each record of a chunk takes
  /// memory, and records can be as short as one byte.
  static let lineEndLimit = 16 << 10

  private let format: RecordFormat
  private var scan: Scan
  private var scanned = 0
  private var whole = Count()
  private var total = Count()

  init(_ format: RecordFormat) {
    self.format = format
    switch format {
    case .csv(let dialect): scan = .structure(StructureScanner(dialect))
    case .lines: scan = .terminator(0x0A)
    case .nulTerminated: scan = .terminator(0)
    }
  }

  /// Where the last whole record ends, its line end included; 0 while there is none.
  var lastEnd: Int { total.lastEnd }

  /// How many physical lines end before ``lastEnd``; where values end with NUL, how many values do.
  var lineEndsAtLastEnd: Int { total.lineEndsAtLastEnd }

  /// How many physical lines end in the buffer.
  var lineEndCount: Int { total.lineEnds }

  /// Whether ``lastEnd`` stays where it is, for the number of lines before it.
  var isFull: Bool { total.lineEndsAtLastEnd >= Self.lineEndLimit }

  /// Whether a quote stands where only ``RecordMachine`` can read on, or does not close.
  private(set) var isIrregular = false

  /// Whether the bytes so far end inside quotes.
  private(set) var isInQuotes = false

  /// Takes in what the buffer holds beyond what it held before.
  ///
  /// While more may follow, the bytes must not end with a CR: a LF that belongs to it may come.
  ///
  /// - Parameter separators: Where they stand, 64 bytes a word; to be handed in again as it came out.
  mutating func advance(in bytes: Span<UInt8>, separators: inout [UInt64]) {
    separators.removeLast(separators.count - min(separators.count, scanned / 64))
    switch scan {
    case .structure(let scanner): advance(scanner, in: bytes, &separators)
    case .machine(let machine): advance(machine, in: bytes)
    case .terminator(let byte): advance(byte, in: bytes, &separators)
    }
  }

  /// A last block that is not whole is looked at again when it is.
  private mutating func advance(
    _ scanner: StructureScanner, in bytes: Span<UInt8>, _ separators: inout [UInt64]
  ) {
    var scanner = scanner
    var count = whole
    var offset = scanned
    separators.reserveCapacity((bytes.count + 63) / 64)
    while offset < bytes.count {
      if offset + 64 > bytes.count { commit(.structure(scanner), count, at: offset) }
      let block = scanner.block(in: bytes, at: offset)
      guard block.isWellPlaced else { return restart(in: bytes, &separators) }
      separators.append(block.separators)
      count.add(recordEnds: block.recordEnds, lineEnds: block.lineEnds, at: offset)
      offset += 64
    }
    if offset == bytes.count { commit(.structure(scanner), count, at: offset) }
    total = count
    isInQuotes = scanner.isInQuotes
  }

  private mutating func advance(_ byte: UInt8, in bytes: Span<UInt8>, _ separators: inout [UInt64]) {
    var count = whole
    var offset = scanned
    separators.reserveCapacity((bytes.count + 63) / 64)
    while offset < bytes.count {
      if offset + 64 > bytes.count { commit(.terminator(byte), count, at: offset) }
      let ends = ScanBlock.mask(bytes, at: offset, of: byte)
      separators.append(ends)
      count.add(recordEnds: ends, lineEnds: ends, at: offset)
      offset += 64
    }
    if offset == bytes.count { commit(.terminator(byte), count, at: offset) }
    total = count
  }

  private mutating func commit(_ scan: Scan, _ count: Count, at offset: Int) {
    self.scan = scan
    scanned = offset
    whole = count
  }

  private mutating func restart(in bytes: Span<UInt8>, _ separators: inout [UInt64]) {
    guard case .csv(let dialect) = format else { return }
    separators.removeAll(keepingCapacity: true)
    isIrregular = true
    scanned = 0
    total = Count()
    advance(RecordMachine(dialect), in: bytes)
  }

  private mutating func advance(_ machine: RecordMachine, in bytes: Span<UInt8>) {
    var machine = machine
    while scanned < bytes.count {
      let byte = bytes[scanned]
      let event = machine.next(byte)
      let isSecond = byte == 0x0A && scanned > 0 && bytes[scanned - 1] == 0x0D
      if (byte == 0x0A || byte == 0x0D) && !isSecond { total.lineEnds += 1 }
      scanned += 1
      if event == .recordEnd || event == .lineFeed, total.lineEndsAtLastEnd < Self.lineEndLimit {
        total.lastEnd = scanned
        total.lineEndsAtLastEnd = total.lineEnds
      }
    }
    isInQuotes = machine.isInQuotes
    scan = .machine(machine)
  }
}
