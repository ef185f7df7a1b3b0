internal import Bytes
internal import Platform
internal import TableValidation

/// The progress of a run on the last line of a terminal.
final class ProgressLine: ProgressObserver {
  /// The time between two changes of the line.
  private static let interval = Duration.milliseconds(100)
  /// The largest number of seconds that is shown.
  private static let longest = 1e15

  private struct State {
    var records = 0
    var bytes = 0
    var last: MonotonicInstant
    var isShown = false
  }

  private let unit: String
  /// The size of the inputs in bytes; `nil` if it is unknown.
  private let total: Int?
  private let start = MonotonicInstant.now
  private let state: Locked<State>

  /// - Parameter unit: The noun for a record, such as "record" or "line".
  init(unit: String, total: Int?) {
    self.unit = unit
    self.total = total
    state = Locked(State(last: start))
  }

  func advance(records: Int, bytes: Int) {
    state.withLock { state in
      state.records += records
      state.bytes += bytes
      let now = MonotonicInstant.now
      guard now - state.last >= Self.interval else { return }
      state.last = now
      state.isShown = true
      let text = Self.text(
        records: state.records, unit: unit, bytes: state.bytes, of: total, duration: now - start)
      Console.printText("\r" + text + "\u{1B}[K")
    }
  }

  /// Removes the line.
  func remove() {
    state.withLock { state in
      if state.isShown { Console.printText("\r\u{1B}[K") }
      state.isShown = false
    }
  }

  /// Returns the sum of the sizes of inputs; `nil` if one is unknown, or if the sum is beyond the largest number, as that of
  /// sparse files can be.
  static func total(of sizes: [Int?]) -> Int? {
    var total = 0
    for size in sizes {
      guard let (sum, isBeyond) = size.map(total.addingReportingOverflow), !isBeyond else { return nil }
      total = sum
    }
    return total
  }

  /// Returns the text of the line: the share of the bytes, or their number, then records, their rate, and the time left.
  static func text(records: Int, unit: String, bytes: Int, of total: Int?, duration: Duration) -> String {
    let milliseconds = max(1, duration.wholeMilliseconds)
    var parts = [
      SummaryText.plural(records, unit),
      "\((records * 1000 / milliseconds).separatedByCommas) \(unit)s/s",
    ]
    if let total, total >= bytes, total > 0 {
      let left = Double(total - bytes) / Double(max(bytes, 1)) * Double(milliseconds) / 1000 + 0.5
      parts.insert("\(Int(Double(bytes) / Double(total) * 100)) %", at: 0)
      parts.append("\(Int(min(left, Self.longest)).separatedByCommas) s left")
    } else {
      parts.insert(SummaryText.bytes(bytes), at: 0)
    }
    return parts.joined(separator: ", ")
  }
}
