internal import JSONDocument

/// A fault of the text of a type of Arrow.
struct StoredTypeFault: Error {
  let description: String

  init(_ description: String) { self.description = description }
}

/// Reads the text of a type of Arrow: a name, arguments in parentheses, types in angle brackets, of which a rule may leave out
/// both.
struct StoredTypeReader {
  private let text: [Unicode.Scalar]
  private var index = 0

  private init(_ text: String) { self.text = Array(text.unicodeScalars) }

  /// Returns the type that a text has. O(n).
  static func type(_ text: String) throws(StoredTypeFault) -> StoredType {
    var reader = StoredTypeReader(text)
    let type = try reader.type(depth: 0)
    guard reader.isAtEnd else {
      throw StoredTypeFault("\(Excerpt(reader.rest)) after \(type) has no meaning")
    }
    return type
  }

  /// Whether a scalar can be in a name without backquotes.
  static func isOfName(_ scalar: Unicode.Scalar) -> Bool {
    scalar != " " && !"()<>[],:`".unicodeScalars.contains(scalar)
  }

  private var isAtEnd: Bool { index == text.count }

  private var rest: String {
    var rest = String.UnicodeScalarView()
    rest.append(contentsOf: text[index...])
    return String(rest)
  }

  private mutating func skipSpaces() {
    while index < text.count, text[index] == " " { index += 1 }
  }

  /// Skips a character with spaces around it; returns whether it was there.
  private mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    skipSpaces()
    guard index < text.count, text[index] == scalar else { return false }
    index += 1
    skipSpaces()
    return true
  }

  private mutating func type(depth: Int) throws(StoredTypeFault) -> StoredType {
    guard depth < StoredType.deepest else {
      throw StoredTypeFault("a type has at most \(StoredType.deepest) levels of other types")
    }
    skipSpaces()
    let name = self.name()
    guard let form = StoredTypeForm.named(name) else {
      if name.isEmpty {
        throw StoredTypeFault("a type such as int64, timestamp(us) or list<string> is missing")
      }
      throw StoredTypeFault("there is no type \(Excerpt(name)) of Arrow")
    }
    let type = StoredType(
      name, try arguments(of: form), members: try members(of: form, depth: depth))
    skipSpaces()
    return type
  }

  private mutating func name() -> String {
    var name = String.UnicodeScalarView()
    while index < text.count, Self.isOfName(text[index]) {
      name.append(text[index])
      index += 1
    }
    return String(name)
  }

  private static func usage(of form: StoredTypeForm) -> StoredTypeFault {
    switch (form.arguments, form.members) {
    case (.none, .none): StoredTypeFault("type '\(form.name)' is written without anything after its name")
    default: StoredTypeFault("type '\(form.name)' is written as \(form.example), or as \(form.name) for any")
    }
  }

  private mutating func arguments(of form: StoredTypeForm) throws(StoredTypeFault) -> [String] {
    guard skip("(") else { return [] }
    var arguments = [argument()]
    while skip(",") { arguments.append(argument()) }
    guard skip(")") else { throw Self.usage(of: form) }
    let numbers = arguments.compactMap { Int($0) }
    switch form.arguments {
    case .word(let words) where arguments.count == 1 && words.contains(arguments[0]): return arguments
    case .timestamp where arguments.count <= 2 && StoredTypeForm.units.contains(arguments[0]):
      if arguments.last?.isEmpty != true { return arguments }
    case .decimal where arguments.count == 2 && numbers.count == 2 && numbers[0] > 0:
      return numbers.map(String.init)
    case .size where arguments.count == 1 && numbers.count == 1 && numbers[0] >= 0:
      return numbers.map(String.init)
    default: break
    }
    throw Self.usage(of: form)
  }

  /// Reads what is up to a comma or a closing parenthesis.
  private mutating func argument() -> String {
    var argument = String.UnicodeScalarView()
    while index < text.count, text[index] != ",", text[index] != ")" {
      argument.append(text[index])
      index += 1
    }
    while argument.last == " " { argument.removeLast() }
    return String(argument)
  }

  private mutating func members(
    of form: StoredTypeForm, depth: Int
  ) throws(StoredTypeFault) -> [StoredType.Member] {
    guard skip("<") else { return [] }
    var members: [StoredType.Member] = []
    repeat {
      let name = try memberName(of: form)
      members.append(.init(try type(depth: depth + 1), named: name))
    } while skip(",")
    let isClosed = skip(">")
    switch form.members {
    case .named where isClosed: return members
    case .types(let count) where isClosed && members.count == count: return members
    default: throw Self.usage(of: form)
    }
  }

  /// Reads the name of a member of a struct, with its colon; `nil` for other types.
  private mutating func memberName(of form: StoredTypeForm) throws(StoredTypeFault) -> String? {
    guard case .named = form.members else { return nil }
    let isQuoted = index < text.count && text[index] == "`"
    let name = isQuoted ? quotedName() : self.name()
    guard skip(":") else { throw Self.usage(of: form) }
    return name
  }

  /// Reads a name in backquotes, which are doubled in it.
  private mutating func quotedName() -> String {
    var name = String.UnicodeScalarView()
    index += 1
    while index < text.count {
      if text[index] == "`" {
        index += 1
        guard index < text.count, text[index] == "`" else { break }
      }
      name.append(text[index])
      index += 1
    }
    return String(name)
  }
}
