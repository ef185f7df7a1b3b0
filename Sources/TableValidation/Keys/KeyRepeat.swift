/// A record of a batch with a key that an earlier record has, or with a foreign key that refers to no record.
struct KeyRepeat {
  /// The position of the record in the batch.
  let position: Int
  /// The first record with the key; `nil` for a foreign key.
  let origin: KeyIndex.Origin?
}
