internal import Bytes
internal import Validation

/// A day as it is typed into three boxes, for days that people know by heart: `born[year]`, `born[month]`, `born[day]`.
///
/// As one text, the parts are lines in that order, which a browser never sends within a box of one line.
struct DayParts: Sendable, Hashable {
  /// A part of a day, and the name in brackets that its box adds to the name of the field.
  enum Part: String, Sendable, CaseIterable {
    case year, month, day

    /// The order in which a language writes the parts (CLDR, `yMd`).
    static func order(in language: String) -> [Part] {
      ["zh", "ja", "ko", "hu"].contains { $0.isSameLanguage(as: language) }
        ? [.year, .month, .day] : [.day, .month, .year]
    }
  }

  private var texts = ["", "", ""]

  init() {}

  /// Reads the lines of the parts or, from a single line, a day by ISO 8601; any other text is the year.
  init(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let parts = lines.count == 1 ? text.split(separator: "-").map(String.init) : lines
    texts = parts.count == 3 ? parts : [text, "", ""]
  }

  /// The text of a part, as it was typed.
  subscript(part: Part) -> String {
    get { texts[part.index] }
    set { texts[part.index] = newValue }
  }

  /// The parts as lines.
  var lines: String { texts.joined(separator: "\n") }

  /// Whether nothing was typed.
  var isEmpty: Bool { Part.allCases.allSatisfy { number($0).isEmpty } }

  /// Whether a part is missing.
  var isIncomplete: Bool { Part.allCases.contains { number($0).isEmpty } }

  /// The day by ISO 8601, with two digits for the month and the day; what was typed is not checked.
  var iso: String {
    Part.allCases.map { part in
      let text = number(part)
      return part != .year && text.utf8.count == 1 ? "0" + text : text
    }.joined(separator: "-")
  }

  /// Returns a part without white space around it, and with ASCII's digits for those of Arabic, Japanese and other keyboards.
  private func number(_ part: Part) -> String {
    String(String.UnicodeScalarView(Self.trimming.normalized(self[part]).unicodeScalars.map(\.asDigit)))
  }

  private static let trimming = Normalization([.trim])
}

extension DayParts.Part {
  fileprivate var index: Int { Self.allCases.firstIndex(of: self)! }

  /// Returns the part whose box has that name, of a field of the other name.
  init?(_ name: Span<UInt8>, of field: Span<UInt8>) {
    guard name.count > field.count, name.starts(with: field),
      let part = Self.allCases.first(where: { part in
        "[\(part.rawValue)]".consists(of: name.extracting(field.count..<name.count))
      })
    else { return nil }
    self = part
  }
}

extension Unicode.Scalar {
  /// The digit of ASCII with the same value, or the scalar itself if it is no decimal digit (`Numeric_Type`, UAX #44).
  fileprivate var asDigit: Unicode.Scalar {
    guard properties.numericType == .decimal, let value = properties.numericValue else { return self }
    return Unicode.Scalar(UInt8(ascii: "0") + UInt8(value))
  }
}
