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

  /// How many lines may end before ``lastEnd`` until it stays where it is: what is kept of each record of a chunk takes
  /// memory, and records can be as short as one byte.
  static let lineEndLimit = 16 << 10

  private let format: RecordFormat
  private var scan: Scan
  /// How many bytes have been scanned for good, and how many lines end in them.
  private var scanned = (count: 0, lineEnds: 0)

  /// Where the last whole record ends, its line end included; 0 while there is none.
  private(set) var lastEnd = 0

  /// How many physical lines end before ``lastEnd``; where values end with NUL, how many values do.
  private(set) var lineEndsAtLastEnd = 0

  /// How many physical lines end in the buffer.
  private(set) var lineEndCount = 0

  /// Whether a quote stands where only ``RecordMachine`` can read on, or does not close.
  private(set) var isIrregular = false

  /// Whether the bytes so far end inside quotes.
  private(set) var isInQuotes = false

  init(_ format: RecordFormat) {
    self.format = format
    switch format {
    case .csv(let dialect): scan = .structure(StructureScanner(dialect))
    case .lines: scan = .terminator(0x0A)
    case .nulTerminated: scan = .terminator(0)
    }
  }

  /// Whether ``lastEnd`` stays where it is, for the number of lines before it.
  var isFull: Bool { lineEndsAtLastEnd >= Self.lineEndLimit }

  /// Takes in what the buffer holds beyond what it held before.
  ///
  /// While more may follow, the bytes must not end with a CR: a LF that belongs to it may come.
  ///
  /// - Parameter separators: Where they stand, 64 bytes a word; to be handed in again as it came out.
  mutating func advance(in bytes: Span<UInt8>, separators: inout [SeparatorWord]) {
    let known = scanned
    separators.removeLast(separators.count - min(separators.count, known.count / 64))
    switch scan {
    case .structure(let scanner):
      guard advance(scanner, in: bytes, &separators) else { return restart(in: bytes, &separators) }
    case .machine(let machine): return advance(machine, in: bytes)
    case .terminator(let byte): advance(byte, in: bytes, &separators)
    }
    findLastEnd(among: separators[(known.count / 64)...], lineEndsBefore: known.lineEnds)
  }

  /// A last block that is not whole is looked at again when it is.
  ///
  /// - Returns: Whether all quotes are well placed.
  private mutating func advance(
    _ scanner: StructureScanner, in bytes: Span<UInt8>, _ separators: inout [SeparatorWord]
  ) -> Bool {
    var (scanner, offset, lineEnds) = (scanner, scanned.count, scanned.lineEnds)
    var isWellPlaced = true
    separators.append(addingCapacity: (bytes.count - offset + 63) / 64) { words in
      while offset + 64 <= bytes.count {
        guard let word = scanner.word(in: bytes, at: offset) else {
          isWellPlaced = false
          return
        }
        words.append(word)
        lineEnds += word.lineEnds.nonzeroBitCount
        offset += 64
      }
    }
    guard isWellPlaced else { return false }
    scan = .structure(scanner)
    scanned = (offset, lineEnds)
    if offset < bytes.count {
      guard let word = scanner.word(in: bytes, at: offset) else { return false }
      separators.append(word)
      lineEnds += word.lineEnds.nonzeroBitCount
    }
    lineEndCount = lineEnds
    isInQuotes = scanner.isInQuotes
    return true
  }

  private mutating func advance(_ byte: UInt8, in bytes: Span<UInt8>, _ separators: inout [SeparatorWord]) {
    var (offset, lineEnds) = (scanned.count, scanned.lineEnds)
    separators.append(addingCapacity: (bytes.count - offset + 63) / 64) { words in
      while offset < bytes.count {
        let ends = ScanBlock.mask(bytes, at: offset, of: byte)
        words.append(SeparatorWord(separators: ends, recordEnds: ends, lineEnds: ends))
        if offset + 64 <= bytes.count { scanned = (offset + 64, lineEnds + ends.nonzeroBitCount) }
        lineEnds += ends.nonzeroBitCount
        offset += 64
      }
    }
    lineEndCount = lineEnds
  }

  /// Finds the last end of a record among words that are new, or the first past the limit of lines.
  private mutating func findLastEnd(among words: ArraySlice<SeparatorWord>, lineEndsBefore: Int) {
    guard !isFull else { return }
    if lineEndCount < Self.lineEndLimit {
      guard let last = words.lastIndex(where: { $0.recordEnds != 0 }) else { return }
      let after = words[(last + 1)...].reduce(0) { $0 + $1.lineEnds.nonzeroBitCount }
      setLastEnd(inWord: last, words[last], lineEndCount - after)
    } else {
      var lineEnds = lineEndsBefore
      for number in words.indices where !isFull {
        lineEnds += words[number].lineEnds.nonzeroBitCount
        if words[number].recordEnds != 0 { setLastEnd(inWord: number, words[number], lineEnds) }
      }
    }
  }

  /// - Parameter lineEnds: How many lines end before the end of the word.
  private mutating func setLastEnd(inWord number: Int, _ word: SeparatorWord, _ lineEnds: Int) {
    let last = 63 - word.recordEnds.leadingZeroBitCount
    lastEnd = number * 64 + last + 1
    lineEndsAtLastEnd = lineEnds - (word.lineEnds & ~(.max >> UInt64(63 - last))).nonzeroBitCount
  }

  private mutating func restart(in bytes: Span<UInt8>, _ separators: inout [SeparatorWord]) {
    guard case .csv(let dialect) = format else { return }
    separators.removeAll(keepingCapacity: true)
    isIrregular = true
    scanned = (0, 0)
    (lastEnd, lineEndsAtLastEnd, lineEndCount) = (0, 0, 0)
    advance(RecordMachine(dialect), in: bytes)
  }

  private mutating func advance(_ machine: RecordMachine, in bytes: Span<UInt8>) {
    var (machine, index) = (machine, scanned.count)
    while index < bytes.count {
      let byte = bytes[index]
      let event = machine.next(byte)
      let isSecond = byte == 0x0A && index > 0 && bytes[index - 1] == 0x0D
      if (byte == 0x0A || byte == 0x0D) && !isSecond { lineEndCount += 1 }
      index += 1
      if event == .recordEnd || event == .lineFeed, lineEndsAtLastEnd < Self.lineEndLimit {
        lastEnd = index
        lineEndsAtLastEnd = lineEndCount
      }
    }
    scanned.count = index
    isInQuotes = machine.isInQuotes
    scan = .machine(machine)
  }
}
