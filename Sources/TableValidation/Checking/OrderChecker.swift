internal import Bytes
internal import RuleFiles
internal import Validation

/// Finds the values of batches that are not in order, for one worker: within a batch, and then, in the turn of the batch, in
/// relation to the values before it.
///
/// Only values that are present and not rejected by an error are compared, each with the one before it. A value that has no
/// order, such as `NaN`, is skipped; of two that cannot be compared with each other none is rejected.
struct OrderChecker {
  /// A value that is not in order.
  struct Rejection {
    /// The position of its record in the batch.
    let position: Int
    /// The value before it, as messages show it.
    let previous: String
  }

  /// The positions of the first and last compared value of a batch.
  private struct Ends {
    let first: Int
    var last: Int
  }

  /// The rejections of each order of the plan, by position.
  private(set) var rejections: [[Rejection]]
  private let orders: [PlannedTable.Order]
  private let secrets: [Bool]
  private var ends: [Ends?]

  /// Creates the checker of a plan; returns `nil` if no values must be in order.
  init?(_ plan: CheckPlan) {
    guard !plan.orders.isEmpty else { return nil }
    orders = plan.orders
    secrets = orders.map { plan.checks[$0.check].isSecret }
    rejections = orders.map { _ in [] }
    ends = orders.map { _ in nil }
  }

  /// Begins a batch that has no records.
  mutating func clear() {
    for number in orders.indices {
      rejections[number].removeAll(keepingCapacity: true)
      ends[number] = nil
    }
  }

  /// Compares the values of a batch with each other.
  ///
  /// - Parameter original: Returns the range of a value as written, for the index of its check and its position.
  mutating func check(
    _ columns: [ColumnChecker], in bytes: Span<UInt8>, original: (Int, Int) -> Range<Int>
  ) {
    clear()
    for (number, order) in orders.enumerated() {
      let (column, type, isSecret) = (columns[order.check], order.type, secrets[number])
      let values = column.batch.values
      var (found, rejected) = (Ends?.none, [Rejection]())
      column.forEachAccepted { position in
        let value = bytes.extracting(values[position])
        guard let last = found?.last else {
          if type.compare(value, value) != nil { found = Ends(first: position, last: position) }
          return
        }
        if let order = type.compare(bytes.extracting(values[last]), value) {
          if orders[number].forbids(order) {
            let text = Self.text(bytes.extracting(original(orders[number].check, last)), isSecret)
            rejected.append(Rejection(position: position, previous: text))
          }
        } else if type.compare(value, value) == nil {
          return
        }
        found?.last = position
      }
      (ends[number], rejections[number]) = (found, rejected)
    }
  }

  /// Compares the first values of the batch with the last ones before it, in its turn.
  mutating func compare(
    _ columns: [ColumnChecker], in bytes: Span<UInt8>, after states: [OrderState],
    original: (Int, Int) -> Range<Int>
  ) {
    for (number, order) in orders.enumerated() {
      guard let end = ends[number] else { continue }
      let (state, values) = (states[number], columns[order.check].batch.values)
      if let before = state.value,
        let found = order.type.compare(before.span, bytes.extracting(values[end.first])), order.forbids(found)
      {
        rejections[number].insert(Rejection(position: end.first, previous: state.text), at: 0)
      }
      var value: [UInt8] = []
      value.append(bytes.extracting(values[end.last]))
      state.value = value
      state.text = Self.text(bytes.extracting(original(order.check, end.last)), secrets[number])
    }
  }

  /// Removes the rejections of records from a position on.
  mutating func removeRejections(from position: Int) {
    for number in rejections.indices { rejections[number].removeAll { $0.position >= position } }
  }

  /// Returns a value as messages show it.
  private static func text(_ value: Span<UInt8>, _ isSecret: Bool) -> String {
    guard !isSecret else { return "…" }
    let end = Finding.cut(value)
    return String(repairing: value.extracting(0..<end)) + (end < value.count ? "…" : "")
  }
}
