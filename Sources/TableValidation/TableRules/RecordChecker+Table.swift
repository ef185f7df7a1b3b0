internal import CSVRecords
internal import RuleFiles
internal import Validation

/// Counts and compares the values of a chunk for the rules over a table.
extension RecordChecker {
  /// Counts the values of the chunk, and compares those that must be in order with each other, after they have been checked.
  mutating func checkTable() {
    let bytes = chunk.storage
    for number in plan.tableColumns.indices {
      let planned = plan.tableColumns[number]
      tally.add(columns[planned.check], spelling: planned.spelling, tableColumn: number, in: bytes.span)
    }
    guard var orders = orders.take() else { return }
    orders.check(columns, in: bytes.span, original: original)
    self.orders = orders
  }

  /// Compares the first values of the chunk with those of the previous chunk, in the chunk's turn.
  mutating func compareOrders() {
    guard var orders = orders.take() else { return }
    let bytes = chunk.storage
    if chunk.kind == .records, let states = keys?.tables.orders {
      orders.compare(columns, in: bytes.span, after: states, original: original)
    } else {
      orders.clear()
    }
    self.orders = orders
  }

  /// Returns the range of a value as written.
  private func original(_ check: Int, _ position: Int) -> Range<Int> {
    normalizers[check]?.original(at: position) ?? columns[check].batch.values[position]
  }

  /// Returns the finding on a value that is not in order.
  func finding(_ rejection: OrderChecker.Rejection, ofOrder order: Int) -> RuleSet.Finding {
    let rule = plan.orders[order].rule
    let failure = ValidationFailure(
      "table.not-sorted",
      ["order": .phrase(Phrase("order." + rule.direction.rawValue)), "previous": .text(rejection.previous)])
    return RuleSet.Finding(
      rule: "table", failure: failure, severity: rule.severity, messages: plan.tableChecks?.messages)
  }
}
