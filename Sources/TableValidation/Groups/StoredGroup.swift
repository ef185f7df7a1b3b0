/// How the records of groups are stored: by group, and in streams by the hashes of the keys.
///
/// A record is the length of its key, the key, its number, the difference between its line and the number, and for each slot the
/// length of the value plus 2, and the value; 0 is a slot without one, and 1 that of an absent value. The numbers are in ``LEB128``.
enum StoredGroup {
  /// The number of bits of a hash that choose the stream of a record.
  static let streamBits = 6
  static let streamCount = 1 << streamBits

  /// The mark of a slot without a value, and that of an absent value; a length follows after them.
  static let noValue = 0
  static let absentValue = 1

  /// Returns the indices of the streams of a group, given by its index.
  static func streams(of group: Int) -> Range<Int> { group * streamCount..<(group + 1) * streamCount }
}
