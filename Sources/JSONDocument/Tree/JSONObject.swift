/// The members of a JSON object in the order of the document, each name once.
///
/// Names are equal if their bytes are equal (RFC 8259, section 8.3): "é" and "e" with U+0301 are different names.
public struct JSONObject: Sendable {
  /// The members, in the order of the document.
  public private(set) var members: [JSONMember] = []

  /// The indices of the members by name; empty up to ``scannedCount`` members.
  private var indices: [[UInt8]: Int] = [:]

  /// The maximum number of members for which a name is found by a linear search.
  private static let scannedCount = 8

  init() {}

  /// The value of the member of that name, or `nil` if there is none. O(1), except for the comparison of the
  /// name.
  public subscript(name: String) -> JSONValue? { self[Array(name.utf8)] }

  /// The value of the member of that name, or `nil` if there is none. O(1), except for the comparison of the
  /// name.
  public subscript(name: [UInt8]) -> JSONValue? { index(of: name).map { members[$0].value } }

  /// Adds a member, or replaces the value of the member of that name.
  mutating func set(_ name: [UInt8], to value: JSONValue) {
    let member = JSONMember(name: name, value: value)
    if let index = index(of: name) {
      members[index] = member
      return
    }
    members.append(member)
    if members.count == Self.scannedCount + 1 {
      for (index, member) in members.enumerated() { indices[member.name] = index }
    } else if members.count > Self.scannedCount {
      indices[name] = members.count - 1
    }
  }

  /// Returns the index of the member of that name, or `nil` if there is none.
  func index(of name: [UInt8]) -> Int? {
    members.count > Self.scannedCount ? indices[name] : members.firstIndex { $0.name == name }
  }
}

/// A name and its value.
public struct JSONMember: Sendable {
  /// The name in UTF-8.
  public let name: [UInt8]
  /// The value of the member.
  public let value: JSONValue
}
