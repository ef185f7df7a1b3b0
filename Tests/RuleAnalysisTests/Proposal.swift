import Bytes
import FindingReports
import RuleAnalysis
import TestSupport

/// The proposals for columns that tests write down.
enum Proposal {
  /// Returns what is known of values; empty ones are absent.
  static func profile(_ values: [String]) -> ColumnProfile {
    var profile = ColumnProfile()
    for value in values {
      if value.isEmpty { profile.addAbsent(count: 1) } else { profile.add(Array(value.utf8).span) }
    }
    return profile
  }

  /// Returns the proposal for one column.
  static func field(_ values: [String], named name: String = "value", tolerance: Double = 0.005)
    -> FieldProposal
  {
    table([(name, values)], tolerance: tolerance).fields[0]
  }

  static func table(_ columns: [(name: String, values: [String])], tolerance: Double = 0.005) -> TableProposal
  {
    TableProposal(
      columns.map { ($0.name, profile($0.values)) }, records: columns.map(\.values.count).max() ?? 0,
      Tolerance(tolerance))
  }

  /// Returns a field of a rule file without its comments and its name, as one line.
  static func text(_ field: FieldProposal) -> String {
    var words = [field.type.name]
    for property in field.type.properties { words.append("\(property.key)=\(property.value)") }
    for constraint in field.constraints {
      words.append(constraint.key == "required" ? "required" : "\(constraint.key)=\(constraint.value)")
    }
    for rule in field.rules {
      if let argument = rule.argument {
        words.append("\(rule.name):\(argument)")
      } else {
        words.append(rule.name)
      }
    }
    return words.joined(separator: " ")
  }
}

extension SeededGenerator {
  /// Returns a number of digits, the first of which may be 0.
  mutating func digits(_ count: Int) -> String { (0..<count).map { _ in String(below(10)) }.joined() }

  /// Returns a number that passes the check digit of an EAN-13.
  mutating func ean() -> String {
    let digits = (0..<12).map { _ in below(10) }
    var sum = 0
    for (index, digit) in digits.enumerated() { sum += index.isMultiple(of: 2) ? digit : 3 * digit }
    let text = digits.map { String($0) }.joined()
    return text + String((10 - sum % 10) % 10)
  }
}
