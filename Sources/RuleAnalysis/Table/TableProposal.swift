internal import Bytes
public import FindingReports

/// The rules that are proposed for a table: its fields, a key, comparisons of columns, and how its files are written.
public struct TableProposal: Sendable {
  /// A comparison of two columns in each record.
  public struct Comparison: Sendable {
    /// The name of the rule.
    public let id: String
    /// The columns, the first of which is not greater than the second.
    public let first: String
    public let second: String
  }

  /// The fields in the order of the columns.
  public private(set) var fields: [FieldProposal]
  /// The columns that together identify a record; empty for none.
  public private(set) var primaryKey: [String] = []
  /// Keys that are proposed if the records of the whole table have them, the one with the fewest columns first.
  private var possibleKeys: [[String]] = []
  /// The comparisons of columns of days or times.
  public private(set) var comparisons: [Comparison] = []
  /// The properties of the dialect, each with its value as YAML.
  public var dialect: [(key: String, value: String)] = []
  /// The encoding of the files; `nil` for UTF-8.
  public var encoding: String?
  /// The texts that mean an absent value in all columns, in addition to the empty one.
  public var missingValues: [String] = []
  /// Whether the table has columns without fields, because their names are empty or repeated.
  public var allowsOtherColumns = false
  /// The number of records.
  public let records: Int
  private let tolerance: Tolerance

  /// Creates the proposal for columns in the order of the file.
  ///
  /// - Parameters:
  ///   - profiles: The columns with their names.
  ///   - records: The number of records.
  ///   - areLines: Whether the values of the only column are lines.
  ///   - tolerance: The share of values that may break a rule.
  public init(
    _ profiles: [(name: String, profile: ColumnProfile)], records: Int, areLines: Bool = false,
    _ tolerance: Tolerance
  ) {
    self.records = records
    self.tolerance = tolerance
    let columns = profiles.map { ColumnEvidence($0.profile, named: $0.name, tolerance) }
    fields = columns.map { FieldProposal($0, areLines: areLines) }
    for (index, column) in profiles.enumerated() {
      fields[index].areKnownAsDistinct = column.profile.ascending.areDistinct
    }
    comparisons = Self.comparisons(of: fields, records: records)
    possibleKeys = Self.possibleKeys(of: fields, distinct: columns.map(\.distinct), records: records)
    choosePrimaryKey()
  }

  /// Makes a field whose values are distinct and all there the primary key: the first of the table, or one that is named as an identifier;
  /// else columns from the first one on that are distinct together, or any such field.
  private mutating func choosePrimaryKey() {
    let distinct = fields.indices.filter { fields[$0].has(.unique) && fields[$0].has(.required) }
    let named = distinct.first { $0 == 0 || HeaderWords(fields[$0].name).areOfIdentifier }
    if named == nil, !possibleKeys.isEmpty {
      primaryKey = possibleKeys.removeFirst()
    } else if let index = named ?? distinct.first {
      fields[index].constraints.removeAll { $0.part == .unique }
      primaryKey = [fields[index].name]
    } else {
      primaryKey = []
    }
  }

  /// The proposal without the uniqueness of fields whose values are known to be distinct, by which all records are checked.
  package var withoutKnownKeys: TableProposal {
    var proposal = self
    for index in fields.indices where fields[index].areKnownAsDistinct {
      proposal.fields[index].constraints.removeAll { $0.part == .unique }
      if primaryKey.count == 1, primaryKey[0].hasSameBytes(as: fields[index].name) {
        proposal.primaryKey = []
      }
    }
    return proposal
  }

  /// The most checks that drop a part of a proposal, after which it is no longer checked.
  package static let mostDrops = 11

  /// Drops what more values or records break than the tolerance allows.
  ///
  /// - Parameter counts: The numbers of findings by column and rule of a check of all records by this proposal, in which no rule hides
  ///   another.
  /// - Returns: Whether anything was dropped, so that another check is needed.
  public mutating func drop(by counts: [Summary.Count]) -> Bool {
    var hasChanged = false
    // Findings on the shape of records and on the table have codes in the counts, and are about no rule of the proposal.
    for count in counts where count.findings > 0 && count.code == nil {
      if count.rule == "primary-key" {
        // Records are equal in several columns rarely by mistake: a key of several columns holds for all.
        guard primaryKey.count > 1 || !isKept(primaryKey[0], repeats: count.findings) else { continue }
        choosePrimaryKey()
        hasChanged = true
        continue
      }
      if let index = comparisons.firstIndex(where: { $0.id == count.rule }) {
        guard count.findings > tolerance.allowed(of: records) else { continue }
        comparisons.remove(at: index)
        hasChanged = true
        continue
      }
      guard let index = fields.firstIndex(where: { $0.name.hasSameBytes(as: count.field ?? "") }) else {
        continue
      }
      let total = fields[index].present
      guard let part = fields[index].part(ofRule: count.rule) else { continue }
      let isChance = part == .unique && !Uniqueness.isKept(count.findings, of: fields[index])
      guard isChance || count.findings > tolerance.allowed(of: total) else { continue }
      fields[index].drop(
        part, because: "\(count.findings.separatedByCommas) of \(total.separatedByCommas) values break it")
      hasChanged = true
    }
    return hasChanged
  }

  /// Whether a column stays the primary key although some of its values are equal.
  private func isKept(_ name: String, repeats: Int) -> Bool {
    guard let field = fields.first(where: { $0.name.hasSameBytes(as: name) }) else { return false }
    return repeats <= tolerance.allowed(of: records) && Uniqueness.isKept(repeats, of: field)
  }

  /// Whether the names of the columns are values like those below, so that the table has no header.
  package var hasNamesLikeValues: Bool {
    let typed = fields.filter { $0.type.name != "string" }
    // Years that are names of columns follow each other.
    let numbers = typed.compactMap { Int($0.name) }
    let areConsecutive = numbers.count > 1 && zip(numbers, numbers.dropFirst()).allSatisfy { $1 - $0 == 1 }
    return !typed.isEmpty && records > 0 && !areConsecutive
      && typed.allSatisfy { TypeInference.rules(of: $0.type).accept(Array($0.name.utf8).span) }
  }

  /// Removes one of two comparisons whose both directions hold, since their columns are equal, after a check of all records.
  public mutating func finish() {
    let all = comparisons
    comparisons.removeAll { comparison in
      all.contains {
        $0.first == comparison.second && $0.second == comparison.first && $0.first < comparison.first
      }
    }
  }
}

extension TableProposal {
  /// The most columns of days that are compared with each other.
  private static let comparedColumns = 6

  /// Returns the comparisons of columns of days of one type, in both directions, of which a check decides.
  private static func comparisons(of fields: [FieldProposal], records: Int) -> [Comparison] {
    let days = fields.filter {
      ($0.type.name == "date" || $0.type.name == "datetime") && $0.present >= 20 && $0.present * 20 >= records
    }.prefix(comparedColumns)
    var comparisons: [Comparison] = []
    for first in days {
      for second in days where first.name != second.name && first.type == second.type {
        comparisons.append(
          Comparison(
            id: Self.name(of: first.name, second.name, number: comparisons.count + 1), first: first.name,
            second: second.name))
      }
    }
    return comparisons
  }

  /// Returns the name of a comparison: that of the columns, or a number if they have other characters.
  private static func name(of first: String, _ second: String, number: Int) -> String {
    let names = [first, second].map { name in
      String(
        decoding: name.utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0.lowercased }, as: UTF8.self
      )
    }
    let areWords = names.allSatisfy {
      $0.utf8.first?.isLetter == true && $0.utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == 0x2D }
    }
    return areWords ? "\(names[1])-not-before-\(names[0])" : "order-\(number)"
  }

  /// Returns the first two columns, and the first three, if they identify records of which there would be equal ones by chance.
  private static func possibleKeys(of fields: [FieldProposal], distinct: [Int], records: Int) -> [[String]] {
    guard records >= 20 else { return [] }
    let names = fields.indices.prefix(3).prefix { index in
      fields[index].has(.required) && distinct[index] > 1
        && ["string", "integer", "date"].contains(fields[index].type.name)
        && !fields[index].has(.rule("trimmed"))
    }
    return [2, 3].compactMap { count in
      guard names.count >= count else { return nil }
      let combinations = names.prefix(count).reduce(1.0) { $0 * Double(distinct[$1]) }
      guard Double(records) * Double(records) / 2 / combinations >= 10 else { return nil }
      return names.prefix(count).map { fields[$0].name }
    }
  }
}
