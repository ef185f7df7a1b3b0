/// The number of keys that a part of an index will probably have, from the part of the inputs that has been read.
///
/// A table that has room for all of them at once is not filled again each time it grows, which was half of the time of unique values.
struct KeyForecast {
  /// The number of bytes of all inputs; 0 if it is not known.
  var inputSize = 0
  /// The number of keys that memory allows.
  var largestCount = Int.max
  /// The number of bytes that have been read, up to the last batch.
  private var read = 0
  /// Whether many of the keys of the last batch were there already, so that later ones will probably be too.
  private(set) var isRepetitive = false

  /// Returns the number of keys at the end, if there are that many after a share of a batch; 0 if it is not known.
  ///
  /// - Parameter share: The number of keys of the batch that have been read, and that of all.
  @inline(never)
  func count(from count: Int, after share: (read: Int, all: Int), ofBatch size: Int) -> Int {
    let read = Double(read) + Double(size) * Double(share.read) / Double(max(share.all, 1))
    guard inputSize > 0, !isRepetitive, read > 0 else { return 0 }
    return min(Int(Double(count) * max(1, Double(inputSize) / read)), largestCount)
  }

  /// Counts a batch with its size in bytes, its keys and those of them that are new.
  mutating func add(_ size: Int, keys: Int, new: Int) {
    read += size
    isRepetitive = new * 8 < keys * 7
  }
}
