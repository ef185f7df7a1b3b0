/// The limit on the memory of all keys of a run, and the amount taken.
///
/// The amount is the price of each key, its bytes and ``KeyIndex/costOfKey``. It depends only on the keys and their order, so that
/// a run stops at the same record each time, whatever the hashes are.
final class KeyMemory {
  let limit: Int
  private(set) var taken = 0

  /// The amount that has not been taken.
  var remaining: Int { limit - taken }

  /// - Parameter limit: The limit in bytes, at least 1.
  init(limit: Int) {
    self.limit = limit
  }

  /// Takes that many bytes.
  ///
  /// - Throws: ``KeyMemoryError`` if that exceeds the limit; nothing is taken then.
  func take(_ count: Int) throws(KeyMemoryError) {
    guard count <= remaining else { throw KeyMemoryError(limit: limit) }
    taken += count
  }

  /// Takes that many bytes, also beyond the limit: they are about to be released.
  func takeBeyondLimit(_ count: Int) { taken += count }

  /// Makes that many bytes available again, whose keys are on disk now.
  func release(_ count: Int) { taken -= count }
}

/// An error: unique values or keys take more memory than allowed.
public struct KeyMemoryError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The limit in bytes.
  public let limit: Int
  /// The record whose key exceeds the limit; `nil` before the first record.
  public internal(set) var location: Location?

  /// A record of an input.
  public struct Location: Hashable, Sendable {
    /// The name of the input, `-` for standard input.
    public let file: String
    /// The 1-based number of the record, headers not counted.
    public let record: Int
  }

  init(limit: Int) {
    self.limit = limit
  }

  /// The limit and the record.
  package var reason: String {
    let file = location.map { $0.file == "-" ? "standard input" : $0.file }
    let suffix = location.flatMap { location in file.map { " at record \(location.record) of \($0)" } } ?? ""
    return "values that are compared with other records take more than \(limit) bytes\(suffix)"
  }

  /// One line: the limit, the record, and the remedy.
  public var description: String {
    "\(reason); raise the bound with --unique-memory, or require fewer columns to be unique"
  }
}
