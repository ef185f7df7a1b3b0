internal import Bytes
internal import Validation

/// The keys of a run: for each key of the plan, the index of its values in all inputs so far or, for a foreign key, of the
/// values that it refers to. Plans share the index of a key that they have in common.
struct KeyTables: Sendable {
  /// The indexes of the keys of the current input's plan.
  private(set) var indexes: [KeyIndex]
  /// The indexes of the keys of each plan.
  let indexesOfPlans: [[KeyIndex]]
  /// The last values of the columns of the current input's plan whose values must be in order.
  private(set) var orders: [OrderState] = []
  private let ordersOfPlans: [[OrderState]]
  /// The groups of the current input's table; `nil` if it has none.
  var groups: GroupTables?
  /// The inputs up to the current one, each with the number of records before it.
  private var inputs: [(name: String, base: Int)] = []

  /// Creates the indexes of the plans, at least one.
  ///
  /// - Parameter read: Reads the values that a foreign key refers to, given by the index of its plan, into an index.
  /// - Throws: The errors of `read`.
  init(_ plans: [CheckPlan], reading read: (PlannedKey, Int, KeyIndex) throws -> Void) throws {
    let memory = KeyMemory(limit: plans[0].options.uniqueMemory)
    var known: [TableKey.Identity: KeyIndex] = [:]
    indexesOfPlans = try plans.enumerated().map { number, plan in
      var occurrences: [TableKey.Identity: Int] = [:]
      return try plan.keys.map { planned in
        var identity = planned.key.identity
        identity.table = plan.tableNumber
        occurrences[identity, default: 0] += 1
        identity.occurrence = occurrences[identity] ?? 1
        let earlier = known[identity]
        let index = earlier ?? KeyIndex(memory)
        known[identity] = index
        // Another table is read once, but each plan's inputs are parts of the table itself.
        if planned.key.isForeign, earlier == nil || planned.key.refersToItself {
          try read(planned, number, index)
        }
        return index
      }
    }
    indexes = indexesOfPlans[0]
    ordersOfPlans = Self.orders(plans)
  }

  private static func orders(_ plans: [CheckPlan]) -> [[OrderState]] {
    var states: [Int: [Int: OrderState]] = [:]
    return plans.map { plan in
      plan.orders.map { order in
        let state = states[plan.tableNumber]?[order.number] ?? OrderState()
        states[plan.tableNumber, default: [:]][order.number] = state
        return state
      }
    }
  }

  /// Creates tables for reading records again, with other indexes in place of some, and without values of earlier records.
  init(_ tables: KeyTables, _ plans: [CheckPlan], replacing replaced: [ObjectIdentifier: KeyIndex]) {
    indexesOfPlans = tables.indexesOfPlans.map { $0.map { replaced[ObjectIdentifier($0)] ?? $0 } }
    indexes = indexesOfPlans[0]
    ordersOfPlans = Self.orders(plans)
  }

  /// Returns the indexes of the keys that are compared with each other, and of those whose references are on disk.
  func compared(by plans: [CheckPlan]) -> [KeyIndex] {
    var known: Set<ObjectIdentifier> = []
    return zip(plans, indexesOfPlans).flatMap { plan, indexes in
      zip(plan.keys, indexes).filter { !$0.0.key.isForeign || $0.1.isOnDisk }.map(\.1)
    }.filter { known.insert(ObjectIdentifier($0)).inserted }
  }

  /// Creates the tables for reading an input into one index.
  init(_ index: KeyIndex) {
    indexes = [index]
    indexesOfPlans = [indexes]
    ordersOfPlans = [[]]
  }

  /// Creates the tables for reading an input for its groups alone.
  init(groups: GroupTables) {
    indexes = []
    indexesOfPlans = [indexes]
    ordersOfPlans = [[]]
    self.groups = groups
  }

  /// Whether keys are compared on disk.
  var areOnDisk: Bool { indexes.contains(where: \.isOnDisk) }

  /// The number of records before the current input.
  var base: Int { inputs.last?.base ?? 0 }

  /// Begins the next input, which is checked by the plan with that index.
  mutating func begin(_ input: String, plan: Int = 0, after records: Int) {
    inputs.append((input, records))
    indexes = indexesOfPlans[plan]
    orders = ordersOfPlans[plan]
  }

  /// Returns the number and line of a record in its input, and the input's name unless it is the current one.
  func location(of origin: KeyIndex.Origin) -> (record: Int, line: Int, file: String?) {
    let number = max(0, inputs.partitioningIndex { $0.base >= origin.record } - 1)
    let base = inputs[number].base
    let file = number == inputs.count - 1 ? nil : inputs[number].name
    return (origin.record - base, origin.line - base, file)
  }
}
