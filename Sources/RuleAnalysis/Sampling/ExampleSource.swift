internal import Bytes

/// Examples with other letters and digits in the places of theirs.
struct ExampleSource: ValueSource {
  /// What takes the place of a letter or a digit.
  enum Change: CaseIterable, Sendable {
    /// Of a small letter a consonant or a vowel in turn, so that words can be read aloud; of others any.
    case readable
    /// Of a digit another one; letters remain.
    case digits
    /// One that is in an example, of the same case.
    case seen
    /// Any of ASCII, of the same case.
    case any
    /// Only one or two characters change: those of ASCII as with `any`, others to one near it in Unicode.
    case few
  }

  private let examples: [[UInt8]]
  private let change: Change
  /// The letters and digits of all examples, by their kind.
  private let seen: [[UInt8]]
  /// The characters of each example, and the places of those that change.
  private let texts: [(scalars: [Unicode.Scalar], places: [Int])]

  /// - Precondition: There is an example.
  init(_ examples: [[UInt8]], changing change: Change) {
    (self.examples, self.change) = (examples, change)
    let all = Set(examples.joined()).sorted()
    seen = Kind.allCases.map { kind in all.filter { Kind($0) == kind } }
    texts = examples.map { example in
      let scalars = Array(String(decoding: example, as: UTF8.self).unicodeScalars)
      return (scalars, scalars.indices.filter { !scalars[$0].isASCII || Kind(scalars[$0]) != nil })
    }
  }

  var isOfExamples: Bool { true }

  mutating func append(to value: inout [UInt8], using random: inout RandomNumbers) {
    let number = random.below(examples.count)
    let example = examples[number]
    guard change != .few else {
      return append(number, changing: random.number(in: 1...2), to: &value, using: &random)
    }
    var isVowel = false
    for byte in example {
      guard let kind = Kind(byte) else {
        value.append(byte)
        isVowel = false
        continue
      }
      switch change {
      case .readable where kind == .lower:
        value.append(random.element(of: isVowel ? Self.vowels : Self.consonants))
        isVowel.toggle()
      case .readable: value.append(kind.byte(using: &random))
      case .digits: value.append(kind == .digit ? kind.byte(using: &random) : byte)
      case .seen: value.append(random.element(of: seen[kind.rawValue]))
      case .any, .few: value.append(kind.byte(using: &random))
      }
    }
  }

  private func append(
    _ number: Int, changing count: Int, to value: inout [UInt8], using random: inout RandomNumbers
  ) {
    var scalars = texts[number].scalars
    let places = texts[number].places
    for _ in 0..<(places.isEmpty ? 0 : count) {
      let place = random.element(of: places)
      let old = scalars[place]
      while scalars[place] == old { scalars[place] = Self.scalar(like: old, using: &random) }
    }
    for scalar in scalars {
      if scalar.isASCII {
        value.append(UInt8(truncatingIfNeeded: scalar.value))
      } else {
        for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { value.append(byte) }
      }
    }
  }

  private static func scalar(like old: Unicode.Scalar, using random: inout RandomNumbers) -> Unicode.Scalar {
    if let kind = Kind(old) { return Unicode.Scalar(kind.byte(using: &random)) }
    let code = Int(old.value)
    return Unicode.Scalar(UInt32(random.number(in: code - reach...code + reach))) ?? old
  }

  /// How far a changed character beyond ASCII is from the one in the example.
  private static let reach = 24

  private static let consonants = Array("bdfgklmnprstvz".utf8)
  private static let vowels = Array("aeiou".utf8)

  /// A kind of letters or digits of ASCII.
  private enum Kind: Int, CaseIterable {
    case digit, lower, upper

    init?(_ byte: UInt8) {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
      case UInt8(ascii: "a")...UInt8(ascii: "z"): self = .lower
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): self = .upper
      default: return nil
      }
    }

    init?(_ scalar: Unicode.Scalar) {
      guard let byte = UInt8(exactly: scalar.value) else { return nil }
      self.init(byte)
    }

    func byte(using random: inout RandomNumbers) -> UInt8 {
      switch self {
      case .digit: UInt8(ascii: "0") + UInt8(random.below(10))
      case .lower: UInt8(ascii: "a") + UInt8(random.below(26))
      case .upper: UInt8(ascii: "A") + UInt8(random.below(26))
      }
    }
  }
}
