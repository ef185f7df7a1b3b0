internal import Bytes

extension PasswordStrategy {
  /// The maximum size in bytes of a list of passwords, large enough for published lists of common ones.
  private static let maximumListSize = 1 << 30

  /// Reads the requirements of an argument: words such as `length=8.. classes=3 distinct=6 list=FILE`, each
  /// at most once. The name of the file extends to the end of the argument.
  init(argument: String, in context: RuleContext) throws(RuleError) {
    let malformed = RuleError.malformedArgument(
      argument, expected: "length=MIN..MAX classes=N distinct=N list=FILE, each optional, the list last",
      of: "password")
    var length = LengthStrategy(minimum: Self.defaultMinimum, maximum: .max, unit: .scalars)
    var listed = ByteStringSet([])
    var (classes, distinct) = (0, 0)
    var seen: Set<String> = []
    var rest: String? = argument
    while let text = rest {
      let (name, tail) = text.split(atFirst: UInt8(ascii: "="))
      guard let tail, !tail.isEmpty, seen.insert(name).inserted else { throw malformed }
      let (word, next) = name == "list" ? (tail, nil) : tail.split(atFirst: UInt8(ascii: " "))
      switch name {
      case "length":
        let bounds = try Bounds(word, of: "length") { Int(digits: $0) }
        length = LengthStrategy(minimum: bounds.lower ?? 0, maximum: bounds.upper ?? .max, unit: .scalars)
      case "classes": classes = try Self.number(word, 0...4, of: name)
      case "distinct": distinct = try Self.number(word, 0...Self.maximumDistinct, of: name)
      case "list": listed = try Self.list(word, in: context)
      default: throw malformed
      }
      rest = next
    }
    self.init(
      length: length, classes: classes, distinct: distinct, listed: listed)
  }

  private static func number(
    _ text: String, _ range: ClosedRange<Int>, of subject: String
  ) throws(RuleError) -> Int {
    guard let number = Int(digits: text), range.contains(number) else {
      throw .malformedArgument(
        text, expected: "a number from \(range.lowerBound) to \(range.upperBound)", of: subject)
    }
    return number
  }

  private static func list(_ path: String, in context: RuleContext) throws(RuleError) -> ByteStringSet {
    ByteStringSet(linesOf: try context.read(path, maximumListSize))
  }
}

extension CatalogEntry {
  static let password = CatalogEntry(
    name: "password", group: .secrets,
    summary: "A password of at least 15 characters (NIST SP 800-63B-4), or as the argument requires.",
    argument: .optional(
      "length=[MIN]..[MAX] classes=N distinct=N list=FILE",
      """
      each optional, the list last: characters, 15.. unless given; how many of lower case, upper case, digits and \
      all else; different characters; a file of passwords that are rejected, one a line
      """),
    structure: ArgumentStructure(
      parts: [
        .init("length", .text), .init("classes", .number), .init("distinct", .number), .init("list", .text),
      ]
    ) { argument, _ in
      let words = ["length", "classes", "distinct", "list"].compactMap { name in
        argument.text(name).map { "\(name)=\($0)" }
      }
      return .text(words.joined(separator: " "))
    },
    swift: ".password, .password(length: 8..., classes: 3, distinct: 6, listed: common)",
    messages: [
      "password.too-short": "must have at least {minimum} {minimum|character|characters}",
      "password.too-long": "must have at most {maximum} {maximum|character|characters}",
      "password.too-few-classes":
        "must mix at least {minimum} of these: lower-case letters, upper-case letters, digits, other characters",
      "password.too-few-distinct": "must have at least {minimum} different {minimum|character|characters}",
      "password.listed": "must not be one of the most common passwords",
      "text.invalid-utf8": nil,
    ],
    synonyms: ["passwd"],
    examples: [
      .init(valid: "correct horse battery", "\u{1F600}\u{1F601}ééééééééééééé", "               "),
      .init(invalid: ("fourteen chars", "password.too-short"), ("éééééééééééééé", "password.too-short")),
      .init(argument: "length=8..64", valid: "password", "12345678"),
      .init(
        argument: "length=8..64", invalid: ("letmein", "password.too-short"),
        (String(repeating: "a", count: 65), "password.too-long")),
      .init(argument: "length=8.. classes=3 distinct=6", valid: "Summer 24", "Grüße-24"),
      .init(
        argument: "length=8.. classes=3 distinct=6", invalid: ("summer24", "password.too-few-classes"),
        ("Aa1Aa1Aa1", "password.too-few-distinct")),
      .init(argument: "length=8.. list=common-passwords.txt", valid: "Password1!"),
      .init(
        argument: "length=8.. list=common-passwords.txt", invalid: ("password1", "password.listed"),
        ("correct horse", "password.listed")),
    ]
  ) { argument, context throws(RuleError) in
    guard let argument else { return .content(PasswordStrategy()) }
    return .content(try PasswordStrategy(argument: argument, in: context))
  }
}
