/// The spellings of check digits on the command line and in rule files.
extension CheckDigitSystem {
  /// The names, as messages list them.
  static let names =
    ["luhn", "luhn:N"] + ISO7064System.allCases.map { "iso7064:\($0.rawValue)" } + [
      "gs1", "verhoeff", "damm",
    ]

  /// The system of that name, such as `luhn`, `luhn:36` or `iso7064:97-10`.
  init(argument: String) throws(RuleError) {
    let parts = argument.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(
      String.init)
    switch (parts[0], parts.count > 1 ? parts[1] : nil) {
    case ("luhn", nil): self = .luhn()
    case ("luhn", let text?):
      guard let radix = Int(text), 2...36 ~= radix, radix.isMultiple(of: 2), text == String(radix) else {
        throw .malformedArgument(
          argument, expected: "an even number from 2 to 36 after 'luhn:'", of: "check-digits")
      }
      self = .luhn(radix: radix)
    case ("iso7064", let text?):
      self = .iso7064(try ISO7064System(argument: text, of: "system of ISO 7064"))
    case ("gs1", nil): self = .gs1
    case ("verhoeff", nil): self = .verhoeff
    case ("damm", nil): self = .damm
    default: throw .unknownChoice(argument, of: "system of check digits", among: Self.names)
    }
  }
}

extension ArgumentStructure {
  /// One check digit, `{weights: [2, 7, 6], modulus: 11, map: {10: X}}`, or a list of such objects from left to right.
  static let checkDigits = ArgumentStructure(
    takesObjects: true,
    parts: [
      Part("weights", .list), Part("modulus", .number), Part("map", .map), Part("at", .text),
      Part("letters", .text), Part("complement", .flag),
    ]
  ) { argument, _ throws(RuleError) in
    var digits: [WeightedCheckDigit] = []
    for object in argument.objects { digits.append(try WeightedCheckDigit(object)) }
    guard 1...WeightedCheck.capacity ~= digits.count else {
      throw .malformedArgument(
        argument.description, expected: "1 to \(WeightedCheck.capacity) check digits", of: "check-digits")
    }
    return .rule(.content(CheckDigitsStrategy(weighted: digits)))
  }
}

extension WeightedCheckDigit {
  /// The check digit that an object of a rule file describes.
  fileprivate init(_ argument: RuleArgument) throws(RuleError) {
    let malformed = { (expected: String) in
      RuleError.malformedArgument(argument.description, expected: expected, of: "check-digits")
    }
    guard let texts = argument.list("weights") else { throw malformed("'weights'") }
    let weights = texts.compactMap(Int.init)
    guard weights.count == texts.count else { throw malformed("'weights' that are integers") }
    guard let modulus = argument.text("modulus").flatMap({ Int($0) }) else {
      throw malformed("'modulus', an integer")
    }
    var characters: [Int: Character] = [:]
    for (key, text) in argument.map("map") ?? [:] {
      guard let result = Int(key), text.count == 1, let character = text.first else {
        throw malformed("a 'map' from integers to one character each")
      }
      characters[result] = character
    }
    let place: Place
    switch argument.text("at") {
    case nil, "last": place = .last
    case "first": place = .first
    case let text?:
      guard let number = Int(text) else { throw malformed("'at', which is first, last or a number") }
      place = .at(number)
    }
    try self.init(
      weights: weights, modulus: modulus, characters: characters, at: place,
      letters: try argument.text("letters").map { text throws(RuleError) in
        try Letters(argument: text, of: "values of letters")
      } ?? .base36,
      isComplement: argument.flag("complement") ?? true)
  }
}
