internal import Bytes
internal import RuleFiles
internal import Validation

/// Finds the type that nearly all values of a column have.
struct TypeInference {
  /// The types that are tried, those that fewer texts have first.
  private static let candidates: [TypeProposal] =
    booleans + [TypeProposal("date", ("format", "\"%Y%m%d\""))]
    + [TypeProposal("integer"), TypeProposal("number")] + numbers
    + [TypeProposal("date"), TypeProposal("yearmonth"), TypeProposal("time"), TypeProposal("datetime")]
    + dates + times + [
      TypeProposal("duration"), TypeProposal("object"), TypeProposal("array"), TypeProposal("geopoint"),
    ]

  private static let booleans: [TypeProposal] =
    [
      ("true", "false"), ("True", "False"), ("TRUE", "FALSE"), ("yes", "no"), ("Yes", "No"), ("YES", "NO"),
      ("y", "n"), ("Y", "N"),
      ("t", "f"), ("T", "F"), ("ja", "nein"), ("Ja", "Nein"), ("oui", "non"), ("Oui", "Non"), ("sí", "no"),
      ("Sí", "No"),
    ].map { yes, no in
      TypeProposal("boolean", ("trueValues", "[\"\(yes)\"]"), ("falseValues", "[\"\(no)\"]"))
    } + [TypeProposal("boolean")]

  private static let numbers = [
    TypeProposal("number", ("groupChar", "\",\"")), TypeProposal("number", ("decimalChar", "\",\"")),
    TypeProposal("number", ("decimalChar", "\",\""), ("groupChar", "\".\"")),
    TypeProposal("number", ("decimalChar", "\",\""), ("groupChar", "\" \"")),
    TypeProposal("number", ("groupChar", "\"'\"")),
    TypeProposal("number", ("bareNumber", "false")),
    TypeProposal("number", ("bareNumber", "false"), ("groupChar", "\",\"")),
    TypeProposal("number", ("bareNumber", "false"), ("decimalChar", "\",\""), ("groupChar", "\".\"")),
  ]

  private static let dates = [
    "%d.%m.%Y", "%d/%m/%Y", "%m/%d/%Y", "%d-%m-%Y", "%m-%d-%Y", "%Y/%m/%d", "%Y.%m.%d", "%d %b %Y",
    "%d-%b-%Y", "%d %B %Y",
    "%b %d, %Y", "%B %d, %Y", "%d.%m.%y", "%d/%m/%y", "%m/%d/%y",
  ].map { TypeProposal("date", ("format", "\"\($0)\"")) }

  private static let times =
    ["%H:%M", "%I:%M %p"].map { TypeProposal("time", ("format", "\"\($0)\"")) }
    + [
      "%Y-%m-%d %H:%M:%S", "%Y-%m-%d %H:%M", "%Y-%m-%dT%H:%M", "%d.%m.%Y %H:%M:%S", "%d.%m.%Y %H:%M",
      "%d/%m/%Y %H:%M:%S",
      "%d/%m/%Y %H:%M", "%m/%d/%Y %H:%M:%S", "%m/%d/%Y %H:%M", "%Y/%m/%d %H:%M:%S", "%Y-%m-%dT%H:%M:%S%z",
      "%Y-%m-%d %H:%M:%S%z",
    ].map { TypeProposal("datetime", ("format", "\"\($0)\"")) }

  /// The rules of each type that is tried.
  private static let compiled: [CompiledRules] = candidates.map(rules)

  /// Returns the rules of a type.
  static func rules(of type: TypeProposal) -> CompiledRules {
    let properties = type.properties.map { ",\"\($0.key)\":\($0.value)" }.joined()
    let text = "{\"fields\":[{\"name\":\"value\",\"type\":\"\(type.name)\"\(properties)}]}"
    guard let file = try? RuleFile(Array(text.utf8)) else {
      preconditionFailure("the type \(type) is written correctly")
    }
    return CompiledRules(file.fields[0].rules)
  }

  private let evidence: ColumnEvidence
  private let areLines: Bool
  /// Whether values begin with a zero before further digits, as codes do and numbers do not.
  private let hasLeadingZeros: Bool
  /// The sign that nearly all values have before or after their number; `nil` if there is none.
  let unit: (text: String, isPrefix: Bool)?

  /// - Parameter areLines: Whether only types are tried that options can say.
  init(_ evidence: ColumnEvidence, areLines: Bool = false) {
    (self.evidence, self.areLines) = (evidence, areLines)
    hasLeadingZeros = Self.haveLeadingZeros(evidence)
    unit = Self.unit(of: evidence)
  }

  /// Returns the type, and what is to be noted of it.
  func type() -> (type: TypeProposal, notes: [String]) {
    if let stored = evidence.storedType {
      let type = TypeProposal(stored)
      return (evidence.weight == 0 || evidence.satisfies(Self.rules(of: type)) ? type : .string, [])
    }
    guard evidence.weight > 0 else { return (.string, []) }
    var accepted: TypeProposal?
    for (type, rules) in zip(Self.candidates, Self.compiled)
    where isPlausible(type) && evidence.satisfies(rules) {
      guard let first = accepted else {
        accepted = type
        if type.isDayAndMonth { continue }
        break
      }
      guard type.isDayAndMonth, first.isDayAndMonth, type.separator == first.separator else { continue }
      let formats = [first, type].map { $0.properties[0].value }.joined(separator: " or ")
      return (.string, ["Days that may be \(formats): no value decides it, so that no type is proposed."])
    }
    return (accepted ?? .string, [])
  }

  /// Whether the spellings of the values permit a type whose rules would accept more than is meant.
  private func isPlausible(_ type: TypeProposal) -> Bool {
    if areLines, type.spelling == nil { return false }
    return switch type.name {
    case "boolean": evidence.isComplete && (type.properties.isEmpty ? hasTruthValues : evidence.distinct >= 2)
    case "integer": !hasLeadingZeros && !areTelephones
    case "number": !hasLeadingZeros && !areTelephones && isPlausibleNumber(type)
    case "date" where type.properties.first?.value == "\"%Y%m%d\"":
      evidence.distinct >= 5
        && evidence.count { $0.count == 8 && ($0.startsSpelled("19") || $0.startsSpelled("20")) } == 0
    // Ratios and scores have a colon too.
    case "time" where type.properties.first?.value == "\"%H:%M\"":
      evidence.count(without: { $0.count == 5 }) <= evidence.allowed
    case "geopoint": contains(UInt8(ascii: ","))
    case "object": begins(with: UInt8(ascii: "{"))
    case "array": begins(with: UInt8(ascii: "["))
    case "duration": begins(with: UInt8(ascii: "P"))
    default: true
    }
  }

  /// The number of digits from which on a number with a sign is one of a telephone.
  private static let digitsOfTelephone = 7

  /// Whether all values are a plus sign and digits, as telephone numbers are.
  private var areTelephones: Bool {
    evidence.count(without: { value in
      value.count > Self.digitsOfTelephone && value.startsSpelled("+")
        && (1..<value.count).allSatisfy { value[$0].isDigit }
    }) <= evidence.allowed
  }

  /// Whether there are truth values in words, beside which digits may be.
  private var hasTruthValues: Bool {
    evidence.count(without: { $0.count == 1 }) > evidence.allowed
  }

  /// Whether numbers with separators have them where groups and fractions have them.
  private func isPlausibleNumber(_ type: TypeProposal) -> Bool {
    if type.properties.contains(where: { $0.key == "bareNumber" }), unit == nil { return false }
    guard let group = type.groupCharacter else { return true }
    // A group character has three digits after it.
    return evidence.count(without: { value in
      var index = 0
      while index < value.count {
        if value[index] == group {
          var end = index + 1
          while end < value.count, value[end].isDigit { end += 1 }
          if end - index != 4 { return false }
        }
        index += 1
      }
      return true
    }) <= evidence.allowed && contains(group)
  }

  /// The signs and codes that numbers have before or after them.
  private static let units = ["%", "$", "€", "£", "¥", "₹", "EUR", "USD", "GBP", "CHF", "JPY"].map {
    Array($0.utf8)
  }

  private static func unit(of evidence: ColumnEvidence) -> (text: String, isPrefix: Bool)? {
    guard evidence.weight > 0 else { return nil }
    for unit in units {
      func lacks(_ isAffix: (Span<UInt8>) -> Bool) -> Int {
        evidence.count(without: { $0.count > unit.count && isAffix($0) })
      }
      let text = String(decoding: unit, as: UTF8.self)
      if lacks({ $0.starts(with: unit.span) }) <= evidence.allowed { return (text, true) }
      if lacks({ $0.extracting(last: unit.count).equals(unit.span) }) <= evidence.allowed {
        return (text, false)
      }
    }
    return nil
  }

  private static func haveLeadingZeros(_ evidence: ColumnEvidence) -> Bool {
    let count = evidence.count(without: { value in
      !(value.count > 1 && value[0] == UInt8(ascii: "0") && value[1].isDigit)
    })
    guard count > 0 else { return false }
    let length = evidence.values[0].bytes.count
    let haveOneLength = evidence.count(without: { $0.count == length }) <= evidence.allowed
    return count > evidence.allowed || haveOneLength
  }

  private func contains(_ byte: UInt8) -> Bool {
    evidence.values.contains { $0.bytes.contains(byte) }
  }

  private func begins(with byte: UInt8) -> Bool {
    evidence.count(without: { !$0.isEmpty && $0[0] == byte }) <= evidence.allowed
  }
}

extension TypeProposal {
  private var format: [UInt8]? {
    properties.first { $0.key == "format" }.map { Array($0.value.utf8.dropFirst().dropLast()) }
  }

  /// Whether it begins with a day before a month, or a month before a day, in digits.
  fileprivate var isDayAndMonth: Bool {
    guard let format, format.count > 4 else { return false }
    let fields = [format[1], format[4]]
    return (fields == Array("dm".utf8) || fields == Array("md".utf8)) && format[2] != UInt8(ascii: ".")
  }

  /// The character between day and month, and what follows the month.
  fileprivate var separator: [UInt8] { format.map { [$0[2]] + $0[5...] } ?? [] }

  fileprivate var groupCharacter: UInt8? {
    properties.first { $0.key == "groupChar" }.flatMap { $0.value.utf8.dropFirst().first }
  }
}
