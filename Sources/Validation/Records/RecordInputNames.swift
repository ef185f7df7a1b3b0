/// The names of the fields that a rule reads, each once, in the order of their first use. Names are compared byte by byte.
struct RecordInputNames {
  private(set) var names: [String] = []
  private var indices: [[UInt8]: Int] = [:]

  /// Returns the index of a name, which is added if it is missing. O(1) in the number of names.
  mutating func index(of name: String) -> Int {
    let bytes = Array(name.utf8)
    if let index = indices[bytes] { return index }
    indices[bytes] = names.count
    names.append(name)
    return names.count - 1
  }
}
