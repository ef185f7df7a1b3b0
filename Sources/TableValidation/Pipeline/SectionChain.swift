/// The chunks of an input in order, each of which begins where the one before ends.
///
/// A chunk that has been read from an estimated start belongs to the chain as soon as the chunks before it end at this start.
struct SectionChain {
  /// The state of a chunk's turn.
  enum Turn: Equatable {
    /// The chunk belongs to the chain.
    case passed
    /// The chunks before belong to the chain, and the next chunk begins at this offset; `nil` if the rest is read in order.
    case reached(Int?)
    case cancelled
  }

  /// The number of the chunk whose turn it is.
  private var number = 0
  /// The offset at which this chunk begins; `nil` if the rest is read in order.
  var start: Int?
  /// The ranges of later chunks that have been read from estimated starts, at most one of each worker. It is no dictionary,
  /// because the first one of each type delays the start of the program.
  private var estimates: [(number: Int, range: Range<Int>)] = []
  /// Whether no chunk gets its turn any more.
  var isCancelled = false

  /// Adds a chunk that has been read from an estimated start.
  mutating func add(_ range: Range<Int>, number: Int) {
    estimates.append((number, range))
    advance()
  }

  /// Returns the state of a chunk's turn, `nil` before it.
  func turn(of chunk: Int) -> Turn? {
    if isCancelled { return .cancelled }
    if number > chunk { return .passed }
    return number == chunk ? .reached(start) : nil
  }

  /// Ends the turn of a chunk that has been read in it.
  ///
  /// - Parameter end: The offset at which the next chunk begins; `nil` if the rest is read in order.
  mutating func endTurn(_ end: Int?) {
    removeEstimate()
    (number, start) = (number + 1, end)
    advance()
  }

  private mutating func advance() {
    while let start, let estimate = estimates.first(where: { $0.number == number }),
      estimate.range.lowerBound == start
    {
      removeEstimate()
      self.start = estimate.range.upperBound
      number += 1
    }
  }

  /// Removes the range of the chunk whose turn it is, if it has one.
  private mutating func removeEstimate() {
    estimates.removeAll { $0.number == number }
  }
}
