internal import Bytes

/// The columns of JSON Lines: which members of the objects they are.
///
/// A name that begins with `/` is a JSON Pointer (RFC 6901) to a value at any depth; any other is the name of a member.
///
/// ```swift
/// let columns = try MemberColumns(["email", "/address/zip", "/phones/0"])
/// ```
public struct MemberColumns: Sendable, Hashable {
  /// The names of the columns, in their order.
  public let names: [String]
  /// Whether the objects may have members that neither are nor contain the value of a column.
  public let allowsOthers: Bool
  /// For each column, the names of the members from the object to its value; a name that is a number is also an index.
  package let paths: [[[UInt8]]]

  /// Creates columns.
  ///
  /// - Throws: ``MemberColumnError`` for a name that is not a JSON Pointer, or that refers to the same value
  ///   as an earlier name.
  public init(_ names: [String], allowsOthers: Bool = true) throws(MemberColumnError) {
    var paths: [[[UInt8]]] = []
    var columns: [[[UInt8]]: Int] = [:]
    for name in names {
      guard let path = Self.path(name) else { throw MemberColumnError(name: name, first: nil) }
      if let first = columns.updateValue(paths.count, forKey: path) {
        throw MemberColumnError(name: name, first: names[first])
      }
      paths.append(path)
    }
    self.names = names
    self.allowsOthers = allowsOthers
    self.paths = paths
  }

  /// Returns the JSON Pointer of a column.
  package func pointer(to column: Int) -> String {
    let tokens = paths[column].map { String(decoding: Self.escaped($0), as: UTF8.self) }
    return tokens.map { "/" + $0 }.joined()
  }

  /// Returns the name of a column for a member of the object: the member's own or, if that begins as a JSON Pointer does, its pointer.
  package static func column(ofMember name: [UInt8]) -> String {
    let isPointer = name.first == UInt8(ascii: "/")
    return String(decoding: isPointer ? [UInt8(ascii: "/")] + escaped(name) : name, as: UTF8.self)
  }

  /// Returns the names of the members from the object to a value; `nil` if an escape of the pointer is not
  /// `~0` or `~1`.
  private static func path(_ name: String) -> [[UInt8]]? {
    let bytes = Array(name.utf8)
    guard bytes.first == UInt8(ascii: "/") else { return [bytes] }
    var path: [[UInt8]] = []
    for token in bytes.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      guard let name = unescaped(token) else { return nil }
      path.append(name)
    }
    return path
  }

  private static func unescaped(_ token: ArraySlice<UInt8>) -> [UInt8]? {
    var name: [UInt8] = []
    var rest = token
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "~") else {
        name.append(byte)
        continue
      }
      switch rest.popFirst() {
      case UInt8(ascii: "0"): name.append(UInt8(ascii: "~"))
      case UInt8(ascii: "1"): name.append(UInt8(ascii: "/"))
      default: return nil
      }
    }
    return name
  }

  private static func escaped(_ name: [UInt8]) -> [UInt8] {
    name.flatMap { byte in
      switch byte {
      case UInt8(ascii: "~"): Array("~0".utf8)
      case UInt8(ascii: "/"): Array("~1".utf8)
      default: [byte]
      }
    }
  }
}

/// An error: the name of a column is not a JSON Pointer, or means the value of another column.
public struct MemberColumnError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the column.
  public let name: String
  /// The earlier column with the same value; `nil` if the name is not a JSON Pointer.
  public let first: String?

  public var description: String {
    if let first { return "columns '\(first)' and '\(name)' are the same member; name it once" }
    return
      "column '\(name)' begins with '/' and is therefore a JSON Pointer, in which '~' is written '~0' and '/' "
      + "in a name '~1'"
  }
}
