/// The number of keys that a part of an index will probably have, from the part of the inputs that has been read.
///
/// A table that grows in larger steps is filled again less often, which took a quarter of the time of unique values.
struct KeyForecast {
  /// The number of bytes of all inputs; 0 if it is not known. Together, files with holes can have more than an integer counts.
  var inputSize = 0.0
  /// The memory that the keys may take, as ``KeyIndex/price`` counts it.
  var largestPrice = Int.max
  /// The number of bytes that have been read, up to the last batch.
  private var read = 0
  /// Whether many of the keys of the last batch were there already, so that later ones will probably be too.
  private(set) var isRepetitive = false
  /// The number of keys of all batches that were new, and of their bytes.
  private var new = (keys: 0, bytes: 0)

  /// Returns the number of keys at the end, if there are that many after a share of a batch; 0 if it is not known.
  ///
  /// - Parameter share: The number of keys of the batch that have been read, and that of all.
  @inline(never)
  func count(from count: Int, after share: (read: Int, all: Int), ofBatch size: Int) -> Int {
    let read = Double(read) + Double(size) * Double(share.read) / Double(max(share.all, 1))
    guard inputSize > 0, !isRepetitive, read > 0 else { return 0 }
    let price = KeyIndex.costOfKey + (new.keys > 0 ? new.bytes / new.keys : 0)
    let expected = Double(count) * max(1, inputSize / read)
    return Int(min(expected, Double(largestPrice / price)))
  }

  /// Counts a batch.
  ///
  /// - Parameters:
  ///   - size: Its size in bytes.
  ///   - keys: The number of its keys.
  ///   - new: The number of those that were new, and of their bytes.
  mutating func add(_ size: Int, keys: Int, new: (keys: Int, bytes: Int)) {
    read += size
    isRepetitive = new.keys * 8 < keys * 7
    self.new = (self.new.keys + new.keys, self.new.bytes + new.bytes)
  }
}
