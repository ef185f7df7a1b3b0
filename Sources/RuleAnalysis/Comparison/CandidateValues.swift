internal import Bytes
internal import Validation

/// Values that may be accepted by one field and refused by another, the most telling first; each is to be tried.
struct CandidateValues {
  private let first: FieldRules
  private let undecided: [Requirement]
  private let languages: [PatternLanguage]

  /// - Parameters:
  ///   - undecided: The requirements of the second field that the first one is not known to imply.
  ///   - languages: The texts of those of them that do not have all texts of the first.
  init(accepted first: FieldRules, refused undecided: [Requirement], differing languages: [PatternLanguage]) {
    self.first = first
    self.undecided = undecided
    self.languages = languages
  }

  /// The values, made as they are tried.
  var all: some Sequence<String> {
    let sources: [() -> [String]] = [
      {
        languages.flatMap {
          Self.texts(of: first.upper + [.complement($0.lower), .complement(.words(first.missingValues))])
        }
      },
      { undecided.flatMap { Self.examples(of: $0, valid: false) + $0.bounds.flatMap(\.neighbors) } },
      { undecided.compactMap(\.length).flatMap(Self.texts(beside:)) },
      {
        first.requirements.flatMap {
          ($0.strategy.listedTexts ?? $0.longestDecimals) + $0.bounds.flatMap(\.neighbors)
            + Self.examples(of: $0, valid: true)
        }
      },
      { Self.usual }, { Self.texts(of: first.lower) },
      { languages.flatMap { Self.texts(of: first.lower + [.complement($0.upper)]) } },
      { Self.longLengths.flatMap { Self.texts(of: first.lower + [.length(from: $0, to: $0)], upTo: 1) } },
    ]
    return sources.lazy.flatMap { $0() }
  }

  /// The number of texts of a language that are tried.
  private static let textCount = 6

  /// Numbers of characters beyond the limits of parts of addresses and names (RFC 1035, RFC 5321).
  private static let longLengths = [70, 260]

  private static func texts(of languages: [Language], upTo count: Int = textCount) -> [String] {
    languages.isEmpty ? [] : Language.intersection(languages).texts(upTo: count).texts
  }

  /// Texts that are one character shorter or longer than bounds allow.
  private static func texts(beside bounds: ClosedRange<Int>) -> [String] {
    [bounds.lowerBound - 1, bounds.upperBound == .max ? 0 : bounds.upperBound + 1].filter {
      1...longest ~= $0
    }.flatMap { count in
      [UInt8(ascii: "a"), UInt8(ascii: "1")].map {
        String(decoding: repeatElement($0, count: count), as: UTF8.self)
      }
    }
  }

  /// The maximum length of a text that is made only to be too long.
  private static let longest = 1_000_000

  /// The examples of the rules of the catalog that a requirement consists of.
  private static func examples(of requirement: Requirement, valid: Bool) -> [String] {
    let parts = (requirement.strategy as? AnyStrategy)?.parts.map(\.ruleName) ?? []
    let name = requirement.name.split(atFirst: UInt8(ascii: ":")).head
    return ([name] + parts).compactMap(Catalog.entry).flatMap(\.examples).flatMap { examples in
      valid ? examples.valid : examples.invalid.map(\.value)
    }
  }

  /// Values of each type, and some that few rules accept.
  static let usual = [
    "", "a", "0", "1", "-1", "12", "1.5", "x y", " ", "true", "2024-02-29", "2024-02", "2024", "12:30:00",
    "2024-02-29T12:30:00Z", "2024-02-29T12:30:00", "P1D", "1,2", "a,b", "{}", "[]", "[1]", "a@example.com",
    "https://example.com/",
    "é", "A", "-", "abcdefghijklmnopqrstuvwxyz", "1e3", "NaN", "INF", "007", "+1", "\u{A0}", "a\nb",
    "29.02.2024", "29/02/2024", "02/29/2024", "20240229", "29-02-2024", "2024/02/29", "29.02.24", "12:30",
    "2024-02-29 12:30", "[1.5, 2.5]", #"{"lon": 1.5, "lat": 2.5}"#, "1.5, 2.5",
    #"{"type": "Point", "coordinates": [1.5, 2.5]}"#, #"{"type": "Topology", "objects": {}, "arcs": []}"#,
  ]
}

extension Requirement {
  /// The decimals with as many digits as are allowed, before the point and after it.
  fileprivate var longestDecimals: [String] {
    guard let decimal = strategy as? DecimalStrategy else { return [] }
    return [decimal.precision - decimal.scale, 0].map { whole in
      let nines = { (count: Int) in String(repeating: "9", count: count) }
      return (whole > 0 ? nines(whole) : "0") + (decimal.scale > 0 ? "." + nines(decimal.scale) : "")
    }
  }
}

extension OrderBound {
  /// The end itself, and values next to it on both sides where that is known.
  var neighbors: [String] {
    if let number = Int(text), number > .min, number < .max {
      return [text, "\(number - 1)", "\(number + 1)", "\(number).5", "\(number - 1).5"]
    }
    let bytes = Array(text.utf8)
    if let day = CalendarDay(parsing: bytes.span) {
      return [text]
        + [-1, 1].map { CalendarDay(daysSince1970: day.daysSince1970 + $0).description }
    }
    return [text, "0" + text, text + "1"]
  }
}
