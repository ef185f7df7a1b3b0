extension PasswordStrategy {
  /// What an argument asks for: `length=8.. classes=3 distinct=6 list=FILE`, each at most once and in this order.
  init(argument: String, in context: RuleContext) throws(RuleError) {
    var rest = argument
    let bounds = try Self.take("length", from: &rest).map { text throws(RuleError) in
      try Bounds(text, of: "length") { Int(digits: $0) }
    }
    let classes = try Self.take("classes", from: &rest).map { text throws(RuleError) in
      try Self.number(text, 0...4, of: "classes")
    }
    let distinct = try Self.take("distinct", from: &rest).map { text throws(RuleError) in
      try Self.number(text, 0...mostDistinct, of: "distinct")
    }
    var listed = ByteStringSet([])
    if rest.utf8.starts(with: "list=".utf8) {
      listed = try Self.list(String(Substring(rest.utf8.dropFirst(5))), in: context)
    } else if !rest.isEmpty {
      throw .malformedArgument(
        rest, expected: "length=MIN..MAX classes=N distinct=N list=FILE, in this order, each optional",
        of: "password")
    }
    let (minimum, maximum) = (bounds?.lower ?? (bounds == nil ? 15 : 0), bounds?.upper ?? .max)
    self.init(
      length: LengthStrategy(minimum: minimum, maximum: maximum, unit: .scalars), classes: classes ?? 0,
      distinct: distinct ?? 0, listed: listed)
  }

  /// What follows `name=` up to the next space where the text begins so, and takes it off.
  private static func take(_ name: String, from rest: inout String) -> String? {
    let key = name + "="
    guard rest.utf8.starts(with: key.utf8) else { return nil }
    let (word, tail) = rest.split(atFirst: UInt8(ascii: " "))
    rest = tail ?? ""
    return String(Substring(word.utf8.dropFirst(key.utf8.count)))
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
    let text = try context.read(path)
    guard text.count <= Int(Int32.max) else { throw .unreadableFile(path, reason: "it has 2 GiB or more") }
    return ByteStringSet(linesOf: text)
  }
}

extension CatalogEntry {
  static let password = CatalogEntry(
    name: "password", group: .secrets,
    summary: "A password of at least 15 characters (NIST SP 800-63B-4), or of what the argument asks for.",
    argument: .optional(
      "length=[MIN]..[MAX] classes=N distinct=N list=FILE",
      """
      in this order, each optional: characters, 15.. unless given; how many of lower case, upper case, digits and \
      all else; different characters; a file of passwords that are refused, one a line
      """),
    swift: ".password, .password(length: 8..., classes: 3, distinct: 6, listed: common)",
    codes: [
      "password.too-short", "password.too-long", "password.too-few-classes", "password.too-few-distinct",
      "password.listed", "text.invalid-utf8",
    ],
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
    .content(try PasswordStrategy(argument: argument ?? "", in: context))
  }
}
