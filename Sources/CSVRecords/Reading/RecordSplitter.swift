/// Finds the separators of a growing buffer, and the end of its last whole record, in one pass.
///
/// The buffer must begin with a record.
struct RecordSplitter {
  private enum Scan {
    case fields(any BlockScanner)
    case terminators(Terminators)
  }

  /// The number of lines before ``lastEnd`` after which it no longer moves: each record of a chunk takes memory in addition to
  /// its bytes, and can be as short as one byte.
  static let lineEndLimit = 16 << 10

  /// The maximum number of values in a chunk of JSON Lines: its lines times the columns, whether or not a
  /// line has a value.
  private static let valueLimit = 1 << 20

  /// ``lineEndLimit``, or fewer lines for JSON Lines, of which each takes memory for every column.
  private let lineEndLimit: Int

  /// Whether ends of records count as those of lines do: several elements of an array can be in a line.
  private let countsRecords: Bool
  private var scan: Scan
  /// The counts after the last whole block. An incomplete block is scanned again when it is complete.
  private var scanned = (bytes: 0, lineEnds: 0, strays: 0)
  /// The last stray quote up to there; what follows may be the rest of a delimiter, with which it is none.
  private var lastStray: UInt32?

  /// The end of the last whole record, its line end included; 0 if there is none.
  private(set) var lastEnd = 0

  /// The number of physical lines that end before ``lastEnd``; for values that end with NUL, the number of values; for the elements of
  /// an array, no less than both their number and that of lines.
  private(set) var lineEndsAtLastEnd = 0

  /// The number of physical lines that end in the buffer.
  private(set) var lineEndCount = 0

  /// The number of bytes that are scanned and then checked to be plain text, so that they are in the cache.
  private static let pieceSize = 16 << 10
  private var text = PlainText()

  /// Whether the bytes so far end in quotes.
  private(set) var isInQuotes = false

  init(_ format: RecordFormat) {
    lineEndLimit = Self.lineEndLimit(format)
    countsRecords = format.isArray
    switch format {
    case .csv(let dialect): scan = .fields(dialect.scanner)
    case .lines, .jsonLines: scan = .terminators(.lineFeed)
    case .jsonArray: scan = .terminators(.element)
    case .nulTerminated: scan = .terminators(.nul)
    }
  }

  /// Returns the number of lines before ``lastEnd`` after which it no longer moves.
  static func lineEndLimit(_ format: RecordFormat) -> Int {
    let columns = format.members?.names.count ?? 0
    return columns == 0 ? lineEndLimit : max(1, min(lineEndLimit, valueLimit / columns))
  }

  /// Whether ``lastEnd`` has reached the limit of lines.
  var isFull: Bool { lineEndsAtLastEnd >= lineEndLimit }

  /// Scans the bytes that have been added to the buffer since the last call.
  ///
  /// While more bytes may follow, the bytes must not end with a CR, because a LF may follow it.
  ///
  /// - Parameter map: The separators of the buffer; between calls it must not be changed.
  mutating func advance(in bytes: Span<UInt8>, map: inout SeparatorMap) {
    let known = scanned
    map.words.removeLast(map.words.count - min(map.words.count, known.bytes / 64))
    map.strays.removeLast(map.strays.count - min(map.strays.count, known.strays))
    if map.strays.count < known.strays, let lastStray { map.strays.append(lastStray) }
    switch scan {
    case .fields(let scanner): scan = .fields(advance(scanner, in: bytes, &map))
    case .terminators(let terminators): advance(terminators, in: bytes, &map)
    }
    findLastEnd(among: map.words[(known.bytes / 64)...], lineEndsBefore: known.lineEnds)
  }

  /// - Returns: The scanner after the last whole block.
  private mutating func advance<Scanner: BlockScanner>(
    _ scanner: Scanner, in bytes: Span<UInt8>, _ map: inout SeparatorMap
  ) -> Scanner {
    var (scanner, next, strays) = (scanner, scanner, map.strays)
    map.strays = []
    let (known, whole) = (scanned.bytes, bytes.count / 64 * 64)
    map.words.append(addingCapacity: (bytes.count - known + 63) / 64) { words in
      for start in stride(from: known, to: whole, by: Self.pieceSize) {
        let end = min(start + Self.pieceSize, whole)
        scanner.scan(bytes.extracting(0..<end), from: start, to: &words, strays: &strays)
        text.advance(in: bytes, to: end)
      }
      next = scanner
      scanned = (whole, scanner.lineEndCount, strays.count)
      lastStray = strays.last
      scanner.scan(bytes, from: whole, to: &words, strays: &strays)
    }
    map.strays = strays
    lineEndCount = scanner.lineEndCount
    isInQuotes = scanner.isInQuotes
    return next
  }

  private mutating func advance(
    _ terminators: Terminators, in bytes: Span<UInt8>, _ map: inout SeparatorMap
  ) {
    let (known, whole) = (scanned, bytes.count / 64 * 64)
    map.words.append(addingCapacity: (bytes.count - known.bytes + 63) / 64) { words in
      let ends = ScanBlocks.best.terminators(
        terminators, in: bytes.extracting(known.bytes..<whole), to: &words)
      scanned = (whole, known.lineEnds + ends, 0)
      lineEndCount =
        scanned.lineEnds
        + ScanBlocks.best.terminators(terminators, in: bytes.extracting(whole...), to: &words)
    }
  }

  /// Returns whether the bytes up to the end of a record are UTF-8 without NUL. O(1) if the format is CSV, except for the last
  /// bytes.
  mutating func isPlain(_ bytes: Span<UInt8>, to end: Int) -> Bool {
    // Values that end with NUL are not checked as a whole.
    if case .terminators(.nul) = scan { return false }
    return text.isPlain(bytes, to: end)
  }

  /// Finds the last end of a record among new words, or the first past the limit of lines.
  private mutating func findLastEnd(among words: ArraySlice<SeparatorMap.Word>, lineEndsBefore: Int) {
    guard !isFull else { return }
    if lineEndCount < lineEndLimit {
      guard let last = words.lastIndex(where: { $0.recordEnds != 0 }) else { return }
      let after = words[(last + 1)...].reduce(0) { $0 + counted($1).nonzeroBitCount }
      setLastEnd(inWord: last, words[last], lineEndCount - after)
    } else {
      var lineEnds = lineEndsBefore
      for number in words.indices where !isFull {
        lineEnds += counted(words[number]).nonzeroBitCount
        if words[number].recordEnds != 0 { setLastEnd(inWord: number, words[number], lineEnds) }
      }
    }
  }

  /// The line ends of a word and, if several records can be in one line, their ends.
  private func counted(_ word: SeparatorMap.Word) -> UInt64 {
    countsRecords ? word.lineEnds | word.recordEnds : word.lineEnds
  }

  /// - Parameter lineEnds: The number of lines that end before the end of the word.
  private mutating func setLastEnd(inWord number: Int, _ word: SeparatorMap.Word, _ lineEnds: Int) {
    let last = 63 - word.recordEnds.leadingZeroBitCount
    lastEnd = number * 64 + last + 1
    lineEndsAtLastEnd = lineEnds - (counted(word) & ~(.max >> UInt64(63 - last))).nonzeroBitCount
  }
}
