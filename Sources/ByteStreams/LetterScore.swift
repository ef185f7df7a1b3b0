/// A score of the similarity of decoded text to text in languages of an alphabet.
struct LetterScore {
  /// Languages that share an encoding.
  enum Language {
    case western, central, turkish, cyrillic, greek
  }

  /// The single-byte encodings; of two that yield the same text, the more common one is first.
  static let candidates: [(name: String, language: Language)] = [
    ("WINDOWS-1252", .western), ("ISO-8859-15", .western), ("WINDOWS-1250", .central),
    ("ISO-8859-2", .central),
    ("WINDOWS-1254", .turkish), ("WINDOWS-1251", .cyrillic), ("KOI8-R", .cyrillic), ("CP866", .cyrillic),
    ("ISO-8859-5", .cyrillic), ("WINDOWS-1253", .greek), ("MACINTOSH", .western), ("CP850", .western),
    ("CP437", .western),
  ]

  private static let punctuation = Set("“”‘’„‚–—…€°§«»·½¼¾²³ºª¿¡£©®™´№±×•".unicodeScalars)

  /// The average over all characters that are not ASCII; 1 for frequent letters in their usual positions.
  private(set) var average = -Double.infinity
  private let language: Language
  private let frequent: Set<Unicode.Scalar>
  /// Whether a text in western languages has letters that Estonian does not have, and Portuguese does.
  private let hasAcutes: Bool

  init(_ text: [UInt8], _ language: Language) {
    self.language = language
    frequent = Set((language.frequent + language.frequent.uppercased()).unicodeScalars)
    let scalars = Array(String(decoding: text, as: UTF8.self).unicodeScalars)
    hasAcutes = language == .western && scalars.contains { "áóÁÓ".unicodeScalars.contains($0) }
    var (sum, count, letters, run) = (0.0, 0, 0, 0)
    for index in scalars.indices {
      guard scalars[index].value >= 0x80 else {
        run = 0
        continue
      }
      run = scalars[index].properties.isAlphabetic ? run + 1 : 0
      if run > 0 { letters += 1 }
      sum += score(
        scalars[index], after: index > 0 ? scalars[index - 1] : "\n",
        before: index + 1 < scalars.count ? scalars[index + 1] : "\n", run: run)
      count += 1
    }
    // Fewer than four letters do not identify another alphabet.
    guard count > 0, language != .cyrillic && language != .greek || letters >= 4 else { return }
    average = sum / Double(count) - handicap
  }

  /// The deduction for languages whose encoding is rarer than one with nearly the same letters.
  private var handicap: Double {
    switch language {
    case .western, .cyrillic, .greek: 0
    case .central, .turkish: 0.15
    }
  }

  /// - Parameter run: The number of consecutive letters that are not ASCII, this one included.
  private func score(
    _ scalar: Unicode.Scalar, after last: Unicode.Scalar, before next: Unicode.Scalar, run: Int
  ) -> Double {
    let (begins, ends) = (!last.properties.isAlphabetic, !next.properties.isAlphabetic)
    if scalar == "\u{A0}" { return 0 }
    if Self.punctuation.contains(scalar) {
      return begins || ends || scalar == "’" || scalar == "·" ? 0.4 : -1
    }
    guard scalar.properties.isAlphabetic, scalar.value >= 0xC0, scalar.value < 0x500 else { return -2 }
    if scalar.properties.isUppercase, last.properties.isLowercase { return -1.5 }
    if scalar.properties.isLowercase, last.properties.isUppercase, next.properties.isUppercase { return -1.5 }
    let isFrequent = frequent.contains(scalar)
    switch language {
    case .cyrillic, .greek:
      guard language.block.contains(scalar.value) else { return -1 }
      if isASCIILetter(last) || isASCIILetter(next) { return -1 }
      // An upper-case letter within a word indicates an encoding that exchanges the cases.
      return (isFrequent ? 1 : 0.5) - (scalar.properties.isUppercase && !begins ? 0.3 : 0)
    case .western, .central, .turkish:
      guard language.block.contains(scalar.value) else { return -1 }
      if run > 2 { return -1 }
      // Portuguese has this letter only before an e; Hungarian has another one at its code.
      if hasAcutes, scalar == "õ" || scalar == "Õ", next != "e", next != "E" { return -1 }
      if begins && ends { return isFrequent ? 0.4 : -0.5 }
      return isFrequent ? 1 : -0.2
    }
  }

  private func isASCIILetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && scalar.properties.isAlphabetic
  }
}

extension LetterScore.Language {
  /// The most frequent letters of these languages that are not ASCII, in lower case.
  fileprivate var frequent: String {
    switch self {
    case .western: "éèêëàâäáãåæçíîïìñóôöòõøœúûüùß"
    case .central: "ąćęłńóśźżáčďéěíňřšťúůýžäöüßőűăâîșțşţđ"
    case .turkish: "çğıöşüâîûİ"
    case .cyrillic: "оеаинтсрвлкмдпуя"
    case .greek: "αοιετσνηυρπκμλςάέίόύήώ"
    }
  }

  /// The code points of the letters.
  fileprivate var block: ClosedRange<UInt32> {
    switch self {
    case .western, .central, .turkish: 0xC0...0x24F
    case .cyrillic: 0x400...0x4FF
    case .greek: 0x370...0x3FF
    }
  }
}
