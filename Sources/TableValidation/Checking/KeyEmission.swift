internal import Validation

/// The keys of records as bytes, for a program that compares the keys of many batches itself.
///
/// Two records have the same key if and only if the bytes are equal. A record in which a field of the key is absent or invalid
/// has no key.
package struct KeyEmission {
  /// One of the keys, or what a foreign key of the table to itself refers to.
  package struct Key {
    /// The rule and the fields, such as `unique(id)` or `unique(email) ignoring case`; what a foreign key refers to is `reference(id)`.
    package let name: String
    /// The names of the fields.
    package let fields: [String]
    /// The finding on a record that breaks the rule, without a location and a value; `nil` for what a foreign key refers to.
    ///
    /// The parameter `record`, which is the number of the first record with the same key, is the text ``recordPlaceholder``.
    package let finding: Finding?
    /// For a foreign key of the table to itself, the name of the key that has what it refers to.
    package let reference: String?
    /// Whether one of the columns is for secrets.
    package let isSecret: Bool
    fileprivate let planned: PlannedKey
    /// The indices of the checks of its fields in the plan.
    package var checks: [Int] { planned.checks }
    fileprivate var readChecks: [Int] { planned.readChecks }
  }

  /// The indices of the checked columns that the keys read.
  var checks: [Int] { keys.flatMap(\.readChecks) }

  /// The text in place of the number of a record that only the caller knows.
  package static let recordPlaceholder = "{record}"

  package private(set) var keys: [Key] = []
  private let columns: [ColumnCheck]
  private let severities: CodeSeverities
  private var collectors: [KeyCollector] = []

  /// Creates the keys of a plan.
  ///
  /// - Parameters:
  ///   - keys: The keys of the rules, except for the rule `unique` of columns. The columns of each have a check in the plan.
  ///   - plan: The plan.
  init(_ keys: [TableKey], _ plan: CheckPlan) {
    columns = plan.checks
    severities = plan.options.severities
    for planned in PlannedKey.ordered(keys, columns) {
      let key = planned.key
      guard case .foreign(.itself(let columns)) = key.kind else {
        add(planned, reference: nil)
        continue
      }
      let name = Self.name("reference", key.reference)
      add(planned, reference: name)
      let referred = PlannedKey(
        key: TableKey(.uniqueKey, columns: columns, fields: key.reference),
        checks: columns.compactMap(self.columns.index(ofColumn:)))
      add(named: name, key.reference, finding: nil, reference: nil, referred)
    }
    collectors = self.keys.map { _ in KeyCollector() }
  }

  private static func name(_ rule: String, _ fields: [String]) -> String {
    "\(rule)(\(fields.joined(separator: ", ")))"
  }

  private mutating func add(_ planned: PlannedKey, reference: String?) {
    let key = planned.key
    let selection = key.selection.map { " \($0)" } ?? ""
    add(
      named: Self.name(key.rule, key.fields) + selection, key.fields, finding: finding(planned),
      reference: reference, planned)
  }

  /// Adds a key, unless there is an equal one.
  private mutating func add(
    named name: String, _ fields: [String], finding: Finding?, reference: String?, _ planned: PlannedKey
  ) {
    guard !keys.contains(where: { $0.name == name }) else { return }
    keys.append(
      Key(
        name: name, fields: fields, finding: finding, reference: reference,
        isSecret: planned.checks.contains { columns[$0].isSecret }, planned: planned))
  }

  private func finding(_ planned: PlannedKey) -> Finding {
    let key = planned.key
    var failure = key.failure(key.isForeign ? nil : (record: 0, line: 0, file: nil), .record)
    if !key.isForeign {
      var parameters = failure.parameters
      parameters["record"] = .text(Self.recordPlaceholder)
      failure = ValidationFailure(failure.code, parameters)
    }
    return Finding(
      file: "", location: .none, field: key.fields.first, rule: key.rule, failure: failure,
      severity: planned.severity(columns, severities), messages: key.messages, shownValue: nil)
  }

  /// Collects the keys of a batch, whose columns have been checked.
  mutating func collect(_ columns: [ColumnChecker], in bytes: Span<UInt8>) {
    for index in keys.indices {
      collectors[index].collect(
        keys[index].planned, checks: self.columns, columns: columns, in: bytes)
    }
  }

  /// The bytes of one of the keys in all records of the batch that have it, one after another.
  package func bytes(ofKey index: Int) -> [UInt8] { collectors[index].bytes }

  /// Calls a closure with the position of each record of the batch that has one of the keys, and the range of that in the bytes.
  package func forEach(_ index: Int, _ body: (Int, Range<Int>) -> Void) {
    for entry in collectors[index].entries { body(entry.position, entry.range) }
  }
}
