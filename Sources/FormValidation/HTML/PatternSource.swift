internal import Bytes
internal import Validation

/// The text of a PCRE2 pattern, read from left to right.
struct PatternSource {
  private let scalars: [Unicode.Scalar]
  private var index = 0

  init(_ pattern: String) {
    scalars = Array(pattern.unicodeScalars)
  }

  var isAtEnd: Bool { index == scalars.count }
  var peek: Unicode.Scalar? { isAtEnd ? nil : scalars[index] }

  mutating func next() -> Unicode.Scalar? {
    guard let scalar = peek else { return nil }
    index += 1
    return scalar
  }

  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == scalar else { return false }
    index += 1
    return true
  }

  func starts(with text: String) -> Bool { scalars[index...].starts(with: text.unicodeScalars) }

  mutating func take(all text: String) -> Bool {
    guard starts(with: text) else { return false }
    index += text.unicodeScalars.count
    return true
  }

  mutating func stepBack(_ count: Int) { index -= count }

  /// The characters up to that one, which is taken too, if all of them are of the kind.
  private mutating func take(
    upTo end: Unicode.Scalar, where isMember: (Unicode.Scalar) -> Bool
  ) -> String? {
    var text = String.UnicodeScalarView()
    for position in index..<scalars.count {
      if scalars[position] == end {
        index = position + 1
        return String(text)
      }
      guard isMember(scalars[position]) else { return nil }
      text.append(scalars[position])
    }
    return nil
  }

  /// Takes `(?i`, `(?-s` and their like, without what closes them; what they make of the options.
  mutating func takeFlags(_ options: PatternOptions) -> PatternOptions? {
    let flags: [Unicode.Scalar: PatternOptions] = ["i": .caseless, "m": .multiline, "s": .dotAll]
    guard take(all: "(?") else { return nil }
    var changed = options
    var isSet = true
    var count = 0
    while let scalar = peek, scalar != ")", scalar != ":" {
      index += 1
      count += 1
      if scalar == "-", isSet {
        isSet = false
      } else if let flag = flags[scalar] {
        if isSet { changed.formUnion(flag) } else { changed.subtract(flag) }
      } else {
        return nil
      }
    }
    return count > 0 ? changed : nil
  }

  /// Takes the name of a group that follows `(?`: `<name>`, `P<name>`, `'name'`.
  mutating func takeGroupName() -> Bool {
    let isName = { (scalar: Unicode.Scalar) in
      scalar == "_" || scalar.properties.isAlphabetic || scalar.isDigit
    }
    for (opening, end) in [("P<", ">"), ("<", ">"), ("'", "'")] as [(String, Unicode.Scalar)]
    where starts(with: opening) {
      index += opening.unicodeScalars.count
      return take(upTo: end, where: isName)?.isEmpty == false
    }
    return false
  }

  /// Whether what follows a `{` may make it a quantifier, in this version of PCRE2 or a later one.
  var mayEndQuantifier: Bool { peek.map { $0.isDigit || $0 == "," || $0 == " " || $0 == "\t" } ?? false }

  /// A quantifier as both grammars write it.
  struct Quantifier {
    let text: String
    let minimum: Int
    let maximum: Int?
  }

  /// Takes `*`, `+`, `?`, `{n}`, `{n,}` or `{n,m}`.
  mutating func takeQuantifier() -> Quantifier? {
    if take("*") { return Quantifier(text: "*", minimum: 0, maximum: nil) }
    if take("+") { return Quantifier(text: "+", minimum: 1, maximum: nil) }
    if take("?") { return Quantifier(text: "?", minimum: 0, maximum: 1) }
    var ahead = self
    guard ahead.take("{"), let inner = ahead.take(upTo: "}", where: { $0.isDigit || $0 == "," }) else {
      return nil
    }
    let counts = inner.split(separator: ",", omittingEmptySubsequences: false)
    guard counts.count <= 2, let minimum = Int(counts[0]) else { return nil }
    let maximum = counts.count == 1 ? minimum : Int(counts[1])
    guard maximum != nil || counts[1].isEmpty else { return nil }
    self = ahead
    return Quantifier(text: "{\(inner)}", minimum: minimum, maximum: maximum)
  }

  /// The one character that a backslash and this scalar stand for, in a class or outside, or `nil` for anything else.
  mutating func character(escapedBy scalar: Unicode.Scalar) -> Unicode.Scalar? {
    let controls: [Unicode.Scalar: Unicode.Scalar] = [
      "t": "\t", "n": "\n", "r": "\r", "f": "\u{C}", "e": "\u{1B}", "a": "\u{7}",
    ]
    if let control = controls[scalar] { return control }
    if scalar == "x" {
      if take("{") {
        return take(upTo: "}", where: \.properties.isASCIIHexDigit).flatMap(Self.scalar(hexadecimal:))
      }
      guard let first = next(), let second = next() else { return nil }
      return Self.scalar(hexadecimal: String(first) + String(second))
    }
    let isWord = scalar.isASCII && (scalar.properties.isAlphabetic || scalar.isDigit)
    return isWord ? nil : scalar
  }

  private static func scalar(hexadecimal text: String) -> Unicode.Scalar? {
    guard text.unicodeScalars.allSatisfy(\.properties.isASCIIHexDigit) else { return nil }
    return UInt32(text, radix: 16).flatMap(Unicode.Scalar.init)
  }
}

extension Unicode.Scalar {
  /// Whether it is one of ASCII's digits.
  var isDigit: Bool { "0"..."9" ~= self }

  /// The character as ECMAScript's patterns write it outside of classes.
  var inPattern: String {
    guard isASCII, value >= 0x20, value != 0x7F else { return escape }
    return #"^$\.*+?()[]{}|/"#.unicodeScalars.contains(self) ? "\\\(self)" : String(self)
  }

  /// The character as the flag `v` has it in classes: single or doubled, punctuation may be syntax there.
  var inClass: String {
    guard isASCII, value >= 0x20, value != 0x7F else { return escape }
    return #"^$\.*+?()[]{}|/&-!#%,:;<=>@`~"#.unicodeScalars.contains(self) ? "\\\(self)" : String(self)
  }

  private var escape: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }
}
