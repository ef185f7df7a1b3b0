internal import Bytes

/// A type in which Arrow stores the values of a column, as rule files and findings write it.
///
/// ```swift
/// let type = try StoredTypeReader.type("list<string>")
/// type.accepts(StoredType("large_list", members: [.init(StoredType("string_view"))]))  // true
/// type.description  // "list<string>"
/// ```
package struct StoredType: Sendable {
  /// A type in another one: of the items of a list, of the member of a struct.
  package struct Member: Sendable {
    /// The name of the member of a struct; `nil` for other parts.
    package let name: String?
    package let type: StoredType

    package init(_ type: StoredType, named name: String? = nil) { (self.name, self.type) = (name, type) }
  }

  /// The maximum number of levels of types in a type.
  package static let deepest = 64

  /// The name, such as `timestamp`.
  package let name: String
  /// What is in parentheses, such as `us` and `UTC`; in a rule, none for any.
  package let arguments: [String]
  /// What is in angle brackets; in a rule, none for any.
  package let members: [Member]

  package init(_ name: String, _ arguments: [String] = [], members: [Member] = []) {
    (self.name, self.arguments, self.members) = (name, arguments, members)
  }

  /// The names of several types, which differ in the layout of their values alone.
  private static let families = [
    "string": ["large_string", "string_view"], "binary": ["large_binary", "binary_view"],
    "list": ["large_list", "list_view", "large_list_view"],
    "decimal": ["decimal32", "decimal64", "decimal128", "decimal256"], "time": ["time32", "time64"],
  ]

  /// Whether a column of another type is what a rule with this type requires.
  package func accepts(_ stored: StoredType) -> Bool {
    guard name == stored.name || Self.families[name]?.contains(stored.name) == true,
      arguments.isEmpty || arguments == stored.arguments,
      members.isEmpty || members.count == stored.members.count
    else { return false }
    return zip(members, stored.members).allSatisfy { member, other in
      (member.name ?? "").hasSameBytes(as: other.name ?? "") && member.type.accepts(other.type)
    }
  }
}

extension StoredType: CustomStringConvertible {
  /// The type as a rule file has it.
  package var description: String {
    var text = name
    if !arguments.isEmpty { text += "(\(arguments.joined(separator: ", ")))" }
    if !members.isEmpty {
      let parts = members.map { member in
        (member.name.map { "\(Self.quoted($0)): " } ?? "") + member.type.description
      }
      text += "<\(parts.joined(separator: ", "))>"
    }
    return text
  }

  /// Returns the name of a member, in backquotes if it has characters that are part of the notation.
  private static func quoted(_ name: String) -> String {
    let isPlain = !name.isEmpty && name.unicodeScalars.allSatisfy(StoredTypeReader.isOfName)
    return isPlain
      ? name : "`\(name.split(separator: "`", omittingEmptySubsequences: false).joined(separator: "``"))`"
  }
}
