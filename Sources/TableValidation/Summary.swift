internal import Validation

/// What a check came to.
public struct Summary: Sendable, Equatable {
  /// How many findings one rule had in one column.
  public struct Count: Sendable, Equatable {
    /// The column's name; `nil` for lines and whole records.
    public let field: String?
    public let rule: String
    /// The code, for findings on the shape of records.
    public let code: String?
    public let findings: Int
  }

  /// How many records were read, headers not counted.
  public internal(set) var records = 0
  /// How many of them were invalid or undecided.
  public internal(set) var invalid = 0
  /// How many bytes were read.
  public internal(set) var bytes = 0
  /// Whether anything but a record was at fault: a header, for one.
  public internal(set) var hasTableFindings = false
  /// Whether the reader of a pipe went before the end.
  public internal(set) var isCutShort = false
  /// Findings by column and rule: those on shape first, then by column, then by rule as given.
  public internal(set) var counts: [Count] = []

  /// Whether nothing was invalid or undecided; warnings do not count.
  public var isValid: Bool { invalid == 0 && !hasTableFindings }

  public init() {}
}

/// Findings counted by where they came from.
struct Tally: Sendable {
  private struct Count: Sendable {
    let rule: String
    var findings: Int
  }

  /// The counts on whole records, then those of each column checked; a column has few rules, so that a search from the
  /// first is quicker than hashing.
  private var counts: [[Count]] = []

  /// - Parameter check: The position among the columns checked; -1 for whole records.
  mutating func count(_ rule: String, check: Int) {
    add(1, of: rule, at: check + 1)
  }

  mutating func add(_ findings: Int, of rule: String, check: Int) {
    if findings > 0 { add(findings, of: rule, at: check + 1) }
  }

  private mutating func add(_ findings: Int, of rule: String, at place: Int) {
    while counts.count <= place { counts.append([]) }
    for index in counts[place].indices where counts[place][index].rule == rule {
      counts[place][index].findings += findings
      return
    }
    counts[place].append(Count(rule: rule, findings: findings))
  }

  mutating func add(_ other: Tally) {
    for (place, counts) in other.counts.enumerated() {
      for count in counts { add(count.findings, of: count.rule, at: place) }
    }
  }

  /// The counts in the order of a ``Summary``.
  func ordered(by checks: [ColumnCheck]) -> [Summary.Count] {
    let shape = (counts.first ?? []).sorted { $0.rule < $1.rule }.map { count in
      let rule = count.rule.split(atFirst: UInt8(ascii: ".")).head
      return Summary.Count(field: nil, rule: rule, code: count.rule, findings: count.findings)
    }
    let columns = zip(checks, counts.dropFirst()).flatMap { check, counts in
      let own = check.rules.ruleNames
      // Keys and what else is found beyond a column's own rules.
      let others = counts.map(\.rule).filter { !own.contains($0) }.sorted()
      return (own + others).compactMap { rule in
        counts.first { $0.rule == rule }.map {
          Summary.Count(field: check.name, rule: rule, code: nil, findings: $0.findings)
        }
      }
    }
    return shape + columns
  }
}
