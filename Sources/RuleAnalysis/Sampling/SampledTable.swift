internal import Bytes
package import RuleFiles
package import Validation

/// The rules of a table, in the forms in which records are made for them.
package struct SampledTable: Sendable {
  package private(set) var fields: [SampledField]
  private(set) var recordRules: [RecordRule] = []
  private(set) var keys: [SampledKey] = []
  private(set) var references: [SampledReference] = []
  /// Requirements of groups of records that are equal in the same fields.
  private(set) var groups: [TableRules.Group] = []
  /// The fields in which the records of different groups are different; `nil` without groups, and for one of all records.
  private(set) var groupKey: SampledKey?
  /// The fields that are always absent.
  private(set) var absent: Set<Int> = []
  /// The fields that are never absent.
  private(set) var required: Set<Int> = []
  package let count: Int
  /// The fields whose values are in order from record to record.
  private var orders: [(field: Int, isAscending: Bool)] = []
  private var sorted: [Int: [[UInt8]]] = [:]
  /// The number of absent values that are left, by field.
  private var absences: [Int: Int] = [:]
  /// The maximum number of different values, by field.
  private var distinct: [Int: Int] = [:]

  static let usualCount = 100

  /// Creates the rules of a table of columns without further rules.
  ///
  /// - Parameter isWritable: Whether the output can have a value.
  package init(
    _ columns: [(name: String, rules: RuleSet)], count: Int?,
    isWritable: @escaping @Sendable (Span<UInt8>) -> Bool = { _ in true }
  ) {
    fields = columns.map { SampledField($0.name, rules: $0.rules) }
    self.count = count ?? Self.usualCount
    for index in fields.indices { fields[index].isWritable = isWritable }
    addUniqueFields()
  }

  /// - Parameters:
  ///   - isWritable: Whether the output can have a value.
  ///   - referenced: The records of a file that a foreign key refers to, each with the values of the columns of the key.
  package init(
    _ file: RuleFile, count: Int?, isWritable: @escaping @Sendable (Span<UInt8>) -> Bool = { _ in true },
    referenced: (RuleFile.Resource) throws(SampleError) -> [[String]]
  ) throws(SampleError) {
    fields = file.fields.map { SampledField($0) } + (try Self.patternFields(of: file))
    for index in fields.indices { fields[index].isWritable = isWritable }
    self.count = try Self.recordCount(count, within: file.table?.records)
    recordRules = file.recordRules
    addUniqueFields()
    try addKeys(of: file, referenced)
    guard let table = file.table else { return }
    for column in table.columns { try add(column) }
    if table.duplicates != nil {
      addKey(Array(file.fields.indices), code: nil, allowsAbsent: false)
    }
    for equality in table.equalities { try add(equality) }
    add(table.groups)
    let isInMemory = !orders.isEmpty || groups.first?.fields.isEmpty == true
    guard !isInMemory || self.count <= Self.largestCountInMemory else {
      throw .unsupported(
        "records in an order, or in one group, are made up to \(Self.largestCountInMemory); ask for fewer with -n"
      )
    }
  }

  /// The maximum number of records that are all in memory.
  private static let largestCountInMemory = 10_000_000

  private static func recordCount(
    _ count: Int?, within bounds: TableRules.RecordCount?
  ) throws(SampleError) -> Int {
    let usual = min(max(usualCount, bounds?.minimum ?? 0), bounds?.maximum ?? .max)
    let count = count ?? usual
    guard count >= bounds?.minimum ?? 0, count <= bounds?.maximum ?? .max else {
      throw .recordCount(count, minimum: bounds?.minimum, maximum: bounds?.maximum)
    }
    return count
  }

  /// Returns fields for columns that only a pattern names, as many as there must be and at least one each.
  private static func patternFields(of file: RuleFile) throws(SampleError) -> [SampledField] {
    func compared(_ name: String) -> String {
      guard file.headerNames == .loose else { return name }
      return String(
        decoding: name.lowercased().utf8.filter { !Array(" _-".utf8).contains($0) }, as: UTF8.self)
    }
    var known = Set(file.fields.map { compared($0.name) })
    var random = RandomNumbers(seed: 1)
    var all: [SampledField] = []
    for pattern in file.fieldPatterns {
      let language = PatternLanguage(pattern.field.name).lower
      var source = LanguageSource([language], takingAllSteps: false)
      var fields: [SampledField] = []
      for _ in 0..<1_000 where fields.count < max(1, pattern.minimumCount) {
        var name: [UInt8] = []
        source?.append(to: &name, using: &random)
        let text = String(decoding: name, as: UTF8.self)
        if source != nil, known.insert(compared(text)).inserted {
          fields.append(SampledField(pattern.field.named(text)))
        }
      }
      guard fields.count >= pattern.minimumCount else {
        throw .unsupported(
          "no \(pattern.minimumCount) names of columns were found that match \(pattern.field.name)")
      }
      all += fields
    }
    return all
  }

  // MARK: Keys

  private mutating func addKey(
    _ fields: [Int], code: FailureCode?, allowsAbsent: Bool = true,
    ignoring: Set<RuleFile.Uniqueness.Ignored> = []
  ) {
    let types = fields.map { self.fields[$0].logicalType }
    keys.append(
      SampledKey(fields, types: types, code: code, allowsAbsent: allowsAbsent, ignoring: ignoring))
  }

  private mutating func addUniqueFields() {
    for index in fields.indices where fields[index].isUnique { addKey([index], code: "unique.duplicate") }
  }

  private mutating func addKeys(
    of file: RuleFile, _ referenced: (RuleFile.Resource) throws(SampleError) -> [[String]]
  ) throws(SampleError) {
    if let primary = file.keys.primary {
      addKey(primary, code: "primary-key.duplicate")
      required.formUnion(primary)
    }
    for key in file.keys.unique { addKey(key, code: "unique-key.duplicate") }
    for key in file.uniqueness {
      let code: FailureCode = key.isRuleOfField ? "unique.duplicate" : "unique-key.duplicate"
      addKey(key.fields, code: key.condition == nil ? code : nil, ignoring: key.ignored)
    }
    for key in file.keys.foreign {
      switch key.reference {
      case .itself(let targets):
        // Fields that refer to themselves always occur.
        if targets != key.fields { references.append(SampledReference(key.fields, targets: targets)) }
      case .resource(let resource):
        let known = try referenced(resource).map { $0.map { value in Optional(Array(value.utf8)) } }
        references.append(SampledReference(key.fields, targets: nil, known: known))
      }
    }
  }

  // MARK: Rules over the table

  private mutating func add(_ column: TableRules.Column) throws(SampleError) {
    if let share = column.absent {
      let most = share.maximum.count(of: count)
      if most > 0 { absences[column.field] = most } else { required.insert(column.field) }
    }
    if let share = column.distinct {
      let most = share.maximum.count(of: count)
      let isOptional = fields[column.field].rules.presence == .optional
      if most > 0, !fields[column.field].isUnique || most >= count {
        distinct[column.field] = most
        required.insert(column.field)
      } else if isOptional {
        // No value of some is a share of none.
        absent.insert(column.field)
      } else {
        throw .unsupported(
          "the share of different values of '\(fields[column.field].name)' cannot be kept by \(count) records"
        )
      }
    }
    if let order = column.order { orders.append((column.field, order.direction == .ascending)) }
    for (bounds, records) in [(column.mean, 1), (column.sum, count)] {
      guard let bounds, records > 0 else { continue }
      required.insert(column.field)
      fields[column.field].narrow(
        to: RangeStrategy(
          lower: bounds.minimum.flatMap { $0.part(of: records, .up) }.map { .inclusive($0) },
          upper: bounds.maximum.flatMap { $0.part(of: records, .down) }.map { .inclusive($0) }))
    }
  }

  private mutating func add(_ equality: TableRules.Equality) throws(SampleError) {
    var sums: [String] = []
    for number in equality.numbers {
      guard number.path == nil, case .sum(let name) = number.measure else {
        throw .unsupported(
          "records that keep \(equality.numbers.map(\.text)) of 'equal' equal cannot be made")
      }
      sums.append(name)
    }
    for (first, second) in zip(sums, sums.dropFirst()) {
      let comparison = RecordComparison([.field(first, .number)], .equal, [.field(second, .number)])
      recordRules.append(RecordRule("equal", .comparison(comparison)))
      required.formUnion(fields.indices.filter { [first, second].contains(fields[$0].name) })
    }
  }

  /// Adds the groups that are equal in the same fields as the first; in those of others each record is alone.
  private mutating func add(_ all: [TableRules.Group]) {
    guard let first = all.first else { return }
    groups = all.filter { $0.fields == first.fields }
    let types = first.fields.map { fields[$0].logicalType }
    if !first.fields.isEmpty { groupKey = SampledKey(first.fields, types: types) }
    for other in all where other.fields != first.fields { addKey(other.fields, code: nil) }
  }

  // MARK: Records

  /// Whether a record depends on others by its keys alone.
  var isOfSeparateRecords: Bool {
    references.isEmpty && groups.isEmpty && orders.isEmpty && absences.isEmpty && distinct.isEmpty
  }

  /// Makes all values of the fields that are in order.
  mutating func prepareOrders(
    in records: inout RecordSampler, using random: inout RandomNumbers
  ) throws(SampleError) {
    for (field, isAscending) in orders where !records.fields[field].isAlwaysAbsent {
      let type = fields[field].logicalType
      var values: [[UInt8]] = []
      for _ in 0..<count {
        if let value = records.fields[field].value(using: &random) { values.append(value) }
      }
      guard values.count == count else {
        throw .noValue(field: fields[field].name, rules: fields[field].rules.ruleNames)
      }
      values = values.ordered { type.compare($0.span, $1.span) == (isAscending ? .less : .greater) }
      sorted[field] = values
    }
  }

  /// Returns the values that the fields in order have in a record.
  func fixed(ofRecord number: Int) -> [Int: [UInt8]?] { sorted.mapValues { $0[number] } }

  /// Counts the values of a record, and allows no more absent or different ones than there may be.
  mutating func count(_ record: SampledRecord, in records: inout RecordSampler) {
    for (field, rest) in absences where record.range(of: field) == nil {
      absences[field] = rest - 1
      if rest <= 1 { records.canBeAbsent[field] = false }
    }
    for (field, most) in distinct {
      guard let value = record[field] else { continue }
      records.fields[field].keep(value, upTo: most)
    }
  }
}

extension ExactDecimal {
  /// The largest number of things that is not above this share of that many.
  fileprivate func count(of total: Int) -> Int {
    var (low, high) = (0, total)
    while low < high {
      let middle = high - (high - low) / 2
      if isExceeded(by: middle, of: total) { high = middle - 1 } else { low = middle }
    }
    return low
  }

  /// The number divided by a count, rounded to nine digits after the point; `nil` if it has more.
  fileprivate func part(of count: Int, _ rounding: FloatingPointRoundingRule) -> ExactDecimal? {
    guard let billionths, count > 0 else { return nil }
    let (quotient, remainder) = billionths.quotientAndRemainder(dividingBy: count)
    let step = remainder > 0 && rounding == .up ? 1 : remainder < 0 && rounding == .down ? -1 : 0
    return ExactDecimal(ExactDecimal.text(ofBillionths: quotient + step))
  }
}
