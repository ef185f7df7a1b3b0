internal import CSVRecords
internal import Validation

/// The counts of a run: a tally for each plan, which are added by the table and the names of the columns.
///
/// The columns are in the order of the first plan that has them.
struct RunTally {
  let plans: [CheckPlan]
  /// The counts by the plans, in their order.
  private(set) var tallies: [Tally]

  init(_ plans: [CheckPlan]) {
    self.plans = plans
    tallies = plans.map(Tally.init)
  }

  /// Adds the counts of an input that was checked by the plan with that index.
  mutating func add(_ tally: Tally, plan: Int) {
    tallies[plan].add(tally)
  }

  /// Counts a finding on the table.
  mutating func count(shape code: FailureCode, _ severity: Severity) {
    tallies[0].count(shape: code, severity)
  }

  /// Counts a finding by a rule over the table.
  ///
  /// - Parameters:
  ///   - plan: The index of the plan of its column.
  ///   - check: The index of the column's check in the plan; `nil` for the table as a whole.
  mutating func count(_ finding: Finding, plan: Int, check: Int?) {
    let (code, severity) = (finding.failure.code, finding.severity)
    guard let check else { return tallies[0].count(shape: code, severity) }
    tallies[plan].count(code.rawValue, severity, check: check)
  }

  /// The counts in the order of a `Summary`.
  var counts: [Summary.Count] {
    var shape: [Tally.NamedCount] = []
    for tally in tallies {
      for count in tally.shape { Tally.add(count.findings, of: count.name, count.severity, to: &shape) }
    }
    let columns = merged { tally, plan, _ in
      tally.ruleCounts(by: plan)
    } adding: {
      $0.add($1)
    }
    var records = RuleCounts(field: nil, [])
    for (tally, plan) in zip(tallies, plans) { records.add(tally.recordRuleCounts(by: plan)) }
    return Tally.rows(ofShape: shape) + columns.flatMap(\.rows) + records.rows
  }

  /// Writes the results of the columns and of whole records to a report.
  ///
  /// - Parameter indexes: The keys of each plan; `nil` if no records are compared.
  func write(to run: inout RunReport, _ indexes: [[KeyIndex]]?) {
    run.columns = columns(indexes)
    run.warned = warnedRecords
    run.columnsByPlan = columnsByPlan
    run.wholeRecords = wholeRecords
  }

  /// Returns the results of the columns.
  ///
  /// - Parameter indexes: The keys of each plan; `nil` if no records are compared.
  func columns(_ indexes: [[KeyIndex]]?) -> [RunReport.Column] {
    let indexes = indexes ?? plans.map { _ in [] }
    return merged {
      $0.columns(by: $1, keys: indexes[$2])
    } adding: {
      $0.add($1)
    }
  }

  /// The number of records with a warning and no error.
  var warnedRecords: Int { tallies.reduce(0) { $0 + $1.warnedRecords } }

  /// The results of the columns of each plan.
  var columnsByPlan: [[RunReport.Column]] { zip(tallies, plans).map { $0.columns(by: $1) } }

  /// The results of whole records.
  var wholeRecords: RunReport.Column {
    var column = RunReport.Column(name: nil, table: nil, rules: [], absent: 0, invalid: 0)
    for (tally, plan) in zip(tallies, plans) { column.add(tally.wholeRecords(by: plan)) }
    return column
  }

  /// The names of the members that no record of JSON Lines has.
  var absentMembers: [String] {
    guard plans.contains(where: { $0.format.members != nil }) else { return [] }
    let members = merged { tally, plan, _ in
      zip(plan.checks, tally.isPresent).map { (name: $0.name, isPresent: $1) }
    } adding: {
      $0.isPresent = $0.isPresent || $1.isPresent
    }
    return members.compactMap { $0.isPresent ? nil : $0.name }
  }

  /// Names of members of the records that lack one.
  var memberNames: [String] { tallies.lazy.map(\.memberNames.names).first { !$0.isEmpty } ?? [] }

  /// The rules by which no value of a table was checked, in the order of the plans.
  var unchecked: [UncheckedRule] {
    // Most columns have a value, and the names of thousands of rules take long to compare.
    guard plans.count > 1 || !plans[0].skippedRules.isEmpty || tallies[0].hasValue.contains(false) else {
      return []
    }
    var (found, seen): ([(rule: UncheckedRule, table: Int)], Set<[[UInt8]]>) = ([], [])
    func key(_ rule: UncheckedRule, _ table: Int) -> [[UInt8]] {
      ["\(table)", rule.isOfRecords ? "" : rule.column, rule.rule].map { Array($0.utf8) }
    }
    var checked: Set<[[UInt8]]> = []
    for (tally, plan) in zip(tallies, plans) {
      for (rule, isChecked) in tally.valueRules(by: plan) + plan.skippedRules.map({ ($0, false) }) {
        let key = key(rule, plan.tableNumber)
        if isChecked {
          checked.insert(key)
        } else if seen.insert(key).inserted {
          found.append((rule, plan.tableNumber))
        }
      }
    }
    return found.filter { !checked.contains(key($0.rule, $0.table)) }.map(\.rule)
  }

  /// The numbers of normalized values, in the order of a `Summary`.
  var changes: [Summary.Change] {
    // The arrays of the changes are of types that are created at run time, which a run without changes does not need.
    guard plans.contains(where: { $0.checks.contains { $0.normalization != nil } }) else { return [] }
    return merged { tally, plan, _ in
      tally.changesByColumn(by: plan)
    } adding: { changes, others in
      changes = zip(changes, others).map {
        Summary.Change(field: $0.field, step: $0.step, values: $0.values + $1.values)
      }
    }.joined().filter { $0.values > 0 }
  }

  /// Returns the values of all columns, those of columns with the same name in one table added.
  ///
  /// - Parameter values: Returns the value of each checked column of a plan, which is also given by its index.
  private func merged<Value>(
    _ values: (Tally, CheckPlan, Int) -> [Value], adding add: (inout Value, Value) -> Void
  ) -> [Value] {
    guard plans.count > 1 else { return values(tallies[0], plans[0], 0) }
    var result: [Value] = []
    // The bytes of the names are compared, as in headers: equality of strings is canonical equivalence.
    var indices: [Int: [[UInt8]: Int]] = [:]
    for (number, plan) in plans.enumerated() {
      for (check, value) in zip(plan.checks, values(tallies[number], plan, number)) {
        let key = Array((check.name ?? "").utf8)
        if let index = indices[plan.tableNumber]?[key] {
          add(&result[index], value)
        } else {
          indices[plan.tableNumber, default: [:]][key] = result.count
          result.append(value)
        }
      }
    }
    return result
  }
}

extension RunReport.Column {
  /// Adds the results of the column of the same name in other files of the table.
  fileprivate mutating func add(_ other: RunReport.Column) {
    var sum = RunReport.Column(
      name: name, table: table, rules: rules + other.rules.filter { !rules.contains($0) },
      absent: absent + other.absent, invalid: invalid + other.invalid)
    (sum.values, sum.warned) = (values + other.values, warned + other.warned)
    sum.distinct = distinct ?? other.distinct
    sum.described = described + other.described.filter { !described.contains($0) }
    self = sum
  }
}
