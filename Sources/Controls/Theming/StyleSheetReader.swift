/// A reader of style sheets, which reads character by character.
struct StyleSheetReader {
  private struct Location {
    var line = 1
    var column = 1
  }

  private let text: [Unicode.Scalar]
  private var index = 0
  private var location = Location()
  private var variables: [String: String] = [:]

  private(set) var faults: [StyleSheet.Fault] = []
  private(set) var declarations: [StyleSheet.ClassPath: [StyleSheet.Declaration]] = [:]

  init(_ text: String) { self.text = Array(text.unicodeScalars) }

  private var next: Unicode.Scalar? { index < text.count ? text[index] : nil }

  private mutating func advance() {
    location.column += 1
    if text[index] == "\n" { location = Location(line: location.line + 1, column: 1) }
    index += 1
  }

  private mutating func report(
    _ message: String, at location: Location, severity: StyleSheet.Fault.Severity = .error
  ) {
    faults.append(
      StyleSheet.Fault(line: location.line, column: location.column, severity: severity, message: message))
  }

  // MARK: Structure

  mutating func read() {
    skipSpace()
    while next != nil {
      if next == "@" { readVariable() } else { readClass() }
      skipSpace()
    }
  }

  private mutating func readVariable() {
    let start = location
    advance()
    let name = word()
    guard !name.isEmpty else { return report("'@' must be followed by the name of a variable", at: start) }
    guard let (value, place) = valueAfterColon(of: "@\(name)", at: start) else { return }
    if let value = resolved(value, at: place) { variables[name] = value }
  }

  private mutating func readClass() {
    let start = location
    let name = word()
    skipSpace()
    guard !name.isEmpty, next == "{" else {
      report(
        "must be a class path and '{', or a variable such as '@accent: #0A6ED1;'",
        at: name.isEmpty ? start : location)
      recover(isInClass: false)
      return
    }
    let open = location
    advance()
    let classPath = StyleSheet.ClassPath(rawValue: name)
    if classPath == nil {
      report(
        "unknown class path '\(name)', which is skipped; buttons have Button and fdlFUIButton", at: start,
        severity: .warning)
    }
    skipSpace()
    while let character = next, character != "}" {
      readAttribute(of: classPath)
      skipSpace()
    }
    if next == nil { report("'{' of '\(name)' must have a '}'", at: open) } else { advance() }
  }

  private mutating func readAttribute(of classPath: StyleSheet.ClassPath?) {
    let start = location
    let name = word()
    guard !name.isEmpty else {
      report("must be the name of an attribute", at: start)
      return recover(isInClass: true)
    }
    guard let (text, place) = valueAfterColon(of: name, at: start), let classPath else { return }
    guard let attribute = StyleAttribute(name) else {
      let hint = StyleAttribute.nearest(to: name).map { "; did you mean '\($0)'?" } ?? ""
      return report("unknown attribute '\(name)'\(hint)", at: start)
    }
    if StyleAttribute.all[name] == nil {
      report("'\(name)' is misspelt and read as '\(attribute.name)'", at: start, severity: .warning)
    }
    guard let text = resolved(text, at: place) else { return }
    guard let value = StyleValue(text, kind: attribute.kind) else {
      return report("'\(name)' must be \(attribute.kind.expectation), not '\(text)'", at: place)
    }
    declarations[classPath, default: []].append(StyleSheet.Declaration(attribute: attribute, value: value))
  }

  /// Returns the value of a variable, or the text itself.
  private mutating func resolved(_ text: String, at place: Location) -> String? {
    guard text.hasPrefix("@") else { return text }
    let name = String(text.dropFirst())
    if let value = variables[name] { return value }
    report("unknown variable '\(text)'; define it before with '\(text): value;'", at: place)
    return nil
  }

  // MARK: Characters

  /// Reads a colon, a value and its semicolon.
  private mutating func valueAfterColon(of name: String, at start: Location) -> (String, Location)? {
    skipSpace()
    guard next == ":" else {
      report("'\(name)' must be followed by ':' and a value", at: location)
      recover(isInClass: !name.hasPrefix("@"))
      return nil
    }
    advance()
    skipSpace()
    let place = location
    var value = ""
    var quote: Unicode.Scalar?
    while let character = next, quote != nil || (character != ";" && character != "}") {
      if quote == nil && skipsComment() { continue }
      if character == "\n" { break }
      if quote == character {
        quote = nil
      } else if quote == nil && (character == "\"" || character == "'") {
        quote = character
      }
      value.unicodeScalars.append(character)
      advance()
    }
    while value.last == " " || value.last == "\t" || value.last == "\r" { value.removeLast() }
    guard quote == nil, next == ";" else {
      report(
        quote == nil ? "the value of '\(name)' must end with ';'" : "the quote must be closed",
        at: quote == nil ? location : place)
      if quote != nil { recover(isInClass: !name.hasPrefix("@")) }
      return nil
    }
    advance()
    if value.isEmpty {
      report("'\(name)' must have a value", at: place)
      return nil
    }
    return (value, place)
  }

  private mutating func word() -> String {
    var word = ""
    while let character = next, character.isPartOfWord {
      word.unicodeScalars.append(character)
      advance()
    }
    return word
  }

  private mutating func skipSpace() {
    while let character = next {
      if character.properties.isWhitespace { advance() } else if !skipsComment() { return }
    }
  }

  /// Skips a comment, if one begins here.
  private mutating func skipsComment() -> Bool {
    guard next == "/", index + 1 < text.count else { return false }
    if text[index + 1] == "/" {
      while let character = next, character != "\n" { advance() }
      return true
    }
    guard text[index + 1] == "*" else { return false }
    let start = location
    advance()
    advance()
    while index + 1 < text.count, text[index] != "*" || text[index + 1] != "/" { advance() }
    if index + 1 >= text.count {
      report("the comment must end with '*/'", at: start)
      while next != nil { advance() }
    } else {
      advance()
      advance()
    }
    return true
  }

  /// Continues after the next semicolon or at the next closing brace: before the brace within a class, otherwise after
  /// it.
  private mutating func recover(isInClass: Bool) {
    while let character = next, character != "}" {
      advance()
      if character == ";" { return }
    }
    if next != nil && !isInClass { advance() }
  }
}

extension Unicode.Scalar {
  fileprivate var isPartOfWord: Bool {
    self == "-" || self == "_" || properties.isAlphabetic || properties.numericType != nil
  }
}
