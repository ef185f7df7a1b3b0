/// The key of a record among those of a batch, whose bytes are one after another.
struct KeyEntry {
  /// The position of the record in the batch.
  let position: Int
  /// The offset of the end of the key in the bytes of all keys.
  let end: Int
  var hash: UInt64
}
