public import Validation

/// The numbers of findings by column, rule, code and severity, each with the first location and the most frequent values.
public struct FindingStatistics: Sendable, Equatable {
  /// The findings of one column with the same rule, code and severity.
  public struct Entry: Sendable, Equatable {
    /// The column's name; `nil` for lines, whole records and the table.
    public let field: String?
    /// The name of the column's table; `nil` if the run has only one, or for all tables together.
    package let table: String?
    /// The name of the rule.
    public let rule: String
    /// The code of the failures.
    public let code: FailureCode
    /// The severity of the findings.
    public let severity: Severity
    /// The number of findings, at least 1.
    public package(set) var count: Int
    /// The name of the input with the first finding; `-` for standard input.
    public let firstFile: String
    /// The location of the first finding in that input.
    public let firstLocation: Finding.Location
    /// The message of the first finding, in English.
    public let firstMessage: String
    package var values = ValueCounts()

    /// Whether there were more distinct values than are counted, so that ``mostFrequentValues(_:)`` may omit some.
    public var isApproximate: Bool { values.isApproximate }

    /// Returns the most frequent values with the numbers of their findings, at most `count`; none for secrets.
    ///
    /// The earlier one is first of two that are equally frequent. O(n log n) in the number of distinct values, of which at
    /// most 1,000 are counted.
    ///
    /// - Parameter count: The maximum number of values, at least 0.
    public func mostFrequentValues(_ count: Int) -> [(value: String, count: Int)] {
      values.mostFrequent(count)
    }
  }

  /// The number of entries up to which a linear search is faster than hashing four texts.
  private static let searchedCount = 32

  /// The properties that the findings of an entry have in common.
  package struct Key: Hashable {
    package let field: String?
    package let table: String?
    package let rule: String
    package let code: FailureCode
    package let severity: Severity

    package init(field: String?, table: String?, rule: String, code: FailureCode, severity: Severity) {
      (self.field, self.table, self.rule) = (field, table, rule)
      (self.code, self.severity) = (code, severity)
    }
  }

  package init() {}

  /// The entries, in the order of their first findings.
  public private(set) var entries: [Entry] = []
  /// The indices of the entries after the first ``searchedCount``.
  private var indices: [Key: Int] = [:]

  /// Counts a finding.
  ///
  /// - Parameter table: The name of its table, if it is at a column; `nil` if the run has only one.
  package mutating func add(_ finding: Finding, of table: String?) {
    let key = Key(
      field: finding.field, table: finding.field == nil ? nil : table, rule: finding.rule,
      code: finding.failure.code,
      severity: finding.severity)
    _ = add(key, value: finding.value, expectedAt: 0) { finding }
  }

  /// Counts a finding by its parts, so that it is created only if it is the first of its entry.
  ///
  /// - Parameters:
  ///   - value: The value as the finding has it; `nil` for none.
  ///   - expected: The index at which the entry probably is, as returned for an earlier finding.
  ///   - finding: Creates the finding.
  /// - Returns: The index of the entry until ``removeAll()``.
  package mutating func add(
    _ key: Key, value: String?, expectedAt expected: Int, _ finding: () -> Finding
  ) -> Int {
    let known = entries.indices.contains(expected) && isEntry(expected, of: key) ? expected : index(of: key)
    let index = known ?? append(Entry(finding(), of: key.table), key)
    entries[index].count += 1
    // A chunk counts all its values, so that the result does not depend on the sizes of chunks.
    if let value { entries[index].values.add(value, limit: .max) }
    return index
  }

  /// Adds the statistics of a later part of the input.
  package mutating func add(_ other: FindingStatistics) {
    for entry in other.entries {
      let key = Key(
        field: entry.field, table: entry.table, rule: entry.rule, code: entry.code, severity: entry.severity)
      let index = index(of: key) ?? append(entry.withoutCounts, key)
      entries[index].count += entry.count
      entries[index].values.add(entry.values)
    }
  }

  package mutating func removeAll() {
    guard !entries.isEmpty else { return }
    entries.removeAll(keepingCapacity: true)
    indices.removeAll(keepingCapacity: true)
  }

  private func index(of key: Key) -> Int? {
    for index in 0..<min(entries.count, Self.searchedCount) where isEntry(index, of: key) { return index }
    return entries.count > Self.searchedCount ? indices[key] : nil
  }

  private func isEntry(_ index: Int, of key: Key) -> Bool {
    entries[index].severity == key.severity && entries[index].field == key.field
      && entries[index].rule == key.rule && entries[index].code == key.code
      && entries[index].table == key.table
  }

  private mutating func append(_ entry: Entry, _ key: Key) -> Int {
    if entries.count >= Self.searchedCount { indices[key] = entries.count }
    entries.append(entry)
    return entries.count - 1
  }
}

extension FindingStatistics.Entry {
  /// Creates an entry without counts from its first finding.
  fileprivate init(_ finding: Finding, of table: String?) {
    field = finding.field
    self.table = table
    rule = finding.rule
    code = finding.failure.code
    severity = finding.severity
    count = 0
    firstFile = finding.file
    firstLocation = finding.location
    firstMessage = finding.message()
  }

  fileprivate var withoutCounts: Self {
    var entry = self
    entry.count = 0
    entry.values = ValueCounts()
    return entry
  }
}
