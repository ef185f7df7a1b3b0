internal import Validation

/// The keys of records as bytes, for a program that compares the keys of many batches itself.
///
/// Two records have the same key if and only if the bytes are equal. A record in which a field of the key is absent or invalid
/// has no key.
package struct KeyEmission {
  /// One of the keys, or what a foreign key of the table to itself refers to.
  package struct Key {
    /// The rule and the fields, such as `unique(id)`; what a foreign key refers to is `reference(id)`.
    package let name: String
    /// The names of the fields.
    package let fields: [String]
    /// The rule, and the code of its findings; `nil` for what a foreign key refers to.
    package let rule: String?
    package let code: String?
    /// For a foreign key of the table to itself, the name of the key that has what it refers to.
    package let reference: String?
    /// Whether one of the columns is for secrets.
    package let isSecret: Bool
    fileprivate let planned: PlannedKey
  }

  package private(set) var keys: [Key] = []
  private let checks: [ColumnCheck]
  private var collectors: [KeyCollector] = []

  /// Creates the keys of a plan.
  ///
  /// - Parameters:
  ///   - keys: The keys of the rules, except for the rule `unique` of columns. The columns of each have a check in the plan.
  ///   - plan: The plan.
  init(_ keys: [TableKey], _ plan: CheckPlan) {
    checks = plan.checks
    for planned in PlannedKey.ordered(keys, checks) {
      let key = planned.key
      guard case .foreign(.itself(let columns)) = key.kind else {
        add(key, code: key.isForeign ? ".missing" : ".duplicate", reference: nil, planned)
        continue
      }
      let name = Self.name("reference", key.reference)
      add(key, code: ".missing", reference: name, planned)
      let referred = PlannedKey(
        key: TableKey(.uniqueKey, columns: columns, fields: key.reference),
        checks: columns.compactMap(checks.index(ofColumn:)))
      add(named: name, key.reference, rule: nil, code: nil, reference: nil, referred)
    }
    collectors = self.keys.map { _ in KeyCollector() }
  }

  private static func name(_ rule: String, _ fields: [String]) -> String {
    "\(rule)(\(fields.joined(separator: ", ")))"
  }

  private mutating func add(_ key: TableKey, code: String, reference: String?, _ planned: PlannedKey) {
    add(
      named: Self.name(key.rule, key.fields), key.fields, rule: key.rule, code: key.rule + code,
      reference: reference, planned)
  }

  /// Adds a key, unless there is an equal one.
  private mutating func add(
    named name: String, _ fields: [String], rule: String?, code: String?, reference: String?,
    _ planned: PlannedKey
  ) {
    guard !keys.contains(where: { $0.name == name }) else { return }
    keys.append(
      Key(
        name: name, fields: fields, rule: rule, code: code, reference: reference,
        isSecret: planned.checks.contains { checks[$0].isSecret }, planned: planned))
  }

  /// Collects the keys of a batch, whose columns have been checked.
  mutating func collect(_ columns: [ColumnChecker], in bytes: Span<UInt8>) {
    for index in keys.indices { collectors[index].collect(keys[index].planned, checks, columns, in: bytes) }
  }

  /// The bytes of one of the keys in all records of the batch that have it, one after another.
  package func bytes(ofKey index: Int) -> [UInt8] { collectors[index].bytes }

  /// Calls a closure with the position of each record of the batch that has one of the keys, and the range of that in the bytes.
  package func forEach(_ index: Int, _ body: (Int, Range<Int>) -> Void) {
    var start = 0
    for entry in collectors[index].entries {
      body(entry.position, start..<entry.end)
      start = entry.end
    }
  }
}
