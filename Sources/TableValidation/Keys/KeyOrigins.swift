/// The numbers and lines of the records of a batch, by their positions.
struct KeyOrigins {
  /// The origin of the record at position 0, if each other record has the next number and the next line.
  private let first: KeyIndex.Origin
  /// The origin of each record otherwise.
  private let listed: [KeyIndex.Origin]

  /// - Parameter first: The origin of the first record; those of the others follow it one by one.
  init(following first: KeyIndex.Origin) {
    (self.first, listed) = (first, [])
  }

  init(_ listed: [KeyIndex.Origin]) {
    (first, self.listed) = (KeyIndex.Origin(record: 0, line: 0), listed)
  }

  @inline(__always)
  subscript(position: Int) -> KeyIndex.Origin {
    listed.isEmpty
      ? KeyIndex.Origin(record: first.record &+ position, line: first.line &+ position) : listed[position]
  }
}
