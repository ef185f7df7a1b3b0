internal import RuleFiles
internal import Validation

/// Counts and compares the values of a batch for the rules over a table.
extension RecordChecker where Records: RecordSource {
  /// Counts the values of the batch, and compares those that must be in order with each other, after they have been checked.
  mutating func checkTable() {
    let bytes = records.bytes
    for number in plan.tableColumns.indices {
      let planned = plan.tableColumns[number]
      tally.add(columns[planned.check], spelling: planned.spelling, tableColumn: number, in: bytes.span)
    }
    guard var orders = orders.take() else { return }
    orders.check(columns, in: bytes.span, original: original)
    self.orders = orders
  }

  /// Compares the first values of the batch with those of the previous batch, in the turn of the batch.
  mutating func compareOrders() {
    guard var orders = orders.take() else { return }
    let bytes = records.bytes
    if let states = keys?.tables.orders {
      orders.compare(columns, in: bytes.span, after: states, original: original)
    } else {
      orders.clear()
    }
    self.orders = orders
  }
}
