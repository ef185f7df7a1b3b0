internal import Bytes
internal import JSONDocument

/// The names of the members of some objects, among which a name that no object has is searched.
struct MemberNames: Sendable {
  /// The maximum numbers of objects that are read, and of names that are kept.
  private static let maximumObjects = 100
  private static let maximumNames = 1_000

  private(set) var names: [String] = []

  /// Adds the names of the members of the first objects, unless there are names of others already.
  mutating func add(_ objects: [Range<Int>], in bytes: Span<UInt8>) {
    guard names.isEmpty else { return }
    var known: Set<[UInt8]> = []
    for range in objects.prefix(Self.maximumObjects) {
      let text = range.map { bytes[$0] }
      guard let value = try? JSONValue(text), case .object(let object) = value else { continue }
      for member in object.members where known.count < Self.maximumNames && known.insert(member.name).inserted
      {
        names.append(String(decoding: member.name, as: UTF8.self))
      }
    }
  }

  mutating func add(_ other: MemberNames) {
    if names.isEmpty { names = other.names }
  }
}
