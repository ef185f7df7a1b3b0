/// The memory that all keys of a run may take together, and how much of it is taken.
///
/// What counts is what is really there: whole pages, room not used yet, and the old table beside the new one while
/// one grows. How much is taken follows from the keys and their order alone, so that a run stops at the same record
/// each time.
final class KeyMemory {
  let limit: Int
  private(set) var taken = 0

  /// - Parameter limit: In bytes, at least 1.
  init(limit: Int) {
    self.limit = limit
  }

  /// Takes that many bytes.
  ///
  /// - Throws: ``KeyMemoryError`` where that would be more than there may be; nothing is taken then.
  func take(_ count: Int) throws(KeyMemoryError) {
    guard count <= limit - taken else { throw KeyMemoryError(limit: limit) }
    taken += count
  }

  func giveBack(_ count: Int) {
    taken -= count
  }
}

/// Values that have to be unique, or keys, that need more memory than they may have.
public struct KeyMemoryError: Error, Hashable, Sendable, CustomStringConvertible {
  /// In bytes.
  public let limit: Int
  /// The input whose record was one too many, and the record's number; `nil` before the first.
  public internal(set) var place: Place?

  /// A record of an input.
  public struct Place: Hashable, Sendable {
    /// The name of the input, `-` for standard input.
    public let file: String
    /// From 1, the header not counted.
    public let record: Int
  }

  init(limit: Int) {
    self.limit = limit
  }

  /// One line: what it is about, from where on, and what to raise.
  public var description: String {
    let file = place.map { $0.file == "-" ? "standard input" : $0.file }
    let place = place.flatMap { place in file.map { " at record \(place.record) of \($0)" } } ?? ""
    return
      "values that are compared with other records take more than \(limit) bytes\(place); raise the bound with "
      + "--unique-memory, or ask fewer columns to be unique"
  }
}
