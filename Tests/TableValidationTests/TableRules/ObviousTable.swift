@testable import TableValidation

/// The slow, simple reference for rules over a table: all records in memory, with the meaning of each cell known.
struct ObviousTable {
  /// A cell and its meaning.
  struct Cell: Hashable {
    let text: String
    var isAbsent = false
    /// Whether its type rejects it.
    var isInvalid = false
    /// The meaning by which it is compared; empty for an absent or invalid one.
    var meaning = ""
    /// Its location in the order of its column; `nil` for one without an order.
    var rank: Int?
    /// Its value in thousandths if it is a decimal.
    var thousandths: Int?
  }

  /// A record of one file: its cells by column, or `nil` if it has a wrong number of fields.
  typealias Row = [String: Cell]?

  /// A share, or the bounds of a sum or a mean, in thousandths.
  struct Limit {
    var minimum: Int?
    var maximum: Int?
    var isWarning = false
  }

  struct ColumnRules {
    var absent: Limit?
    var distinct: Limit?
    var sum: Limit?
    var mean: Limit?
    /// Whether the order is descending; `nil` for no order.
    var isDescending: Bool?
    var orderIsWarning = false
  }

  var records: Limit?
  var columns: [(name: String, rules: ColumnRules)] = []
  /// Whether duplicates are warnings; `nil` if they are allowed.
  var duplicatesAreWarnings: Bool?
  var minimumRecords = 0
  var stopsAfterInvalid: Int?

  /// The headers and rows of each file.
  var files: [(header: [String], rows: [Row])] = []

  /// Returns a line for each finding: file, record, column, code and severity, and numbers.
  func findings() -> (lines: [String], isStopped: Bool) {
    var lines: [String] = []
    var last: [String: Cell] = [:]
    var seen: [[String]: (file: Int, record: Int)] = [:]
    var invalid = 0
    for (file, (header, rows)) in files.enumerated() {
      for (index, row) in rows.enumerated() {
        var isInvalid = row == nil
        for name in header {
          guard let row, let cell = row[name] else { continue }
          isInvalid = isInvalid || cell.isInvalid
          guard let rules = columns.first(where: { $0.name == name })?.rules,
            let isDescending = rules.isDescending,
            let rank = cell.rank
          else { continue }
          if let before = last[name], let other = before.rank, isDescending ? other < rank : other > rank {
            lines.append(
              "\(file) \(index + 1) \(name) table.not-sorted \(Self.severity(rules.orderIsWarning)) \(before.text)"
            )
            isInvalid = isInvalid || !rules.orderIsWarning
          }
          last[name] = cell
        }
        if let isWarning = duplicatesAreWarnings, let row {
          let key = row.sorted { $0.key < $1.key }.map { name, cell in
            cell.isAbsent ? "absent" : cell.isInvalid ? "raw \(cell.text)" : "\(name) \(cell.meaning)"
          }
          if let first = seen[key] {
            let location = first.file == file ? "\(first.record)" : "\(first.record) of \(first.file)"
            lines.append(
              "\(file) \(index + 1) - table.duplicate-record \(Self.severity(isWarning)) \(location)")
            isInvalid = isInvalid || !isWarning
          } else {
            seen[key] = (file, index + 1)
          }
        }
        invalid += isInvalid ? 1 : 0
        if let limit = stopsAfterInvalid, invalid >= limit { return (lines, true) }
      }
    }
    return (lines + totals(), false)
  }

  private static func severity(_ isWarning: Bool) -> String { isWarning ? "warning" : "error" }

  private func totals() -> [String] {
    var lines: [String] = []
    let count = files.reduce(0) { $0 + $1.rows.count }
    let minimum = records?.minimum ?? 0
    if count < max(minimum, minimumRecords) {
      let isError = count < minimumRecords || records?.isWarning == false
      lines.append(
        "0 - - table.too-few-records \(Self.severity(!isError)) \(max(minimum, minimumRecords)) \(count)")
    }
    if let records, let maximum = records.maximum, count > maximum {
      lines.append("0 - - table.too-many-records \(Self.severity(records.isWarning)) \(maximum) \(count)")
    }
    let rows = files.flatMap(\.rows).compactMap(\.self)
    for name in files[0].header {
      guard let rules = columns.first(where: { $0.name == name })?.rules else { continue }
      func add(_ code: String, _ limit: Limit, _ numbers: String) {
        lines.append("0 - \(name) table.\(code) \(Self.severity(limit.isWarning)) \(numbers)")
      }
      let cells = rows.compactMap { $0[name] }
      if let limit = rules.absent, let share = limit.maximum {
        let absent = cells.count(where: \.isAbsent)
        if absent * 1000 > share * cells.count { add("absent-share", limit, "\(absent) \(cells.count)") }
      }
      let values = cells.filter { !$0.isAbsent && !$0.isInvalid }
      if let limit = rules.distinct, let share = limit.maximum {
        let distinct = Set(values.map(\.meaning)).count
        if distinct * 1000 > share * values.count {
          add("distinct-share", limit, "\(distinct) \(values.count)")
        }
      }
      let numbers = values.compactMap(\.thousandths)
      let hasNaN = values.contains { $0.meaning == "NaN" }
      let hasInfinity = values.contains { $0.meaning == "INF" }
      let total = numbers.reduce(0, +)
      func check(_ code: String, _ limit: Limit, times factor: Int) {
        let tooSmall = limit.minimum.map { hasNaN || (!hasInfinity && total < $0 * factor) } ?? false
        let tooLarge = limit.maximum.map { hasNaN || hasInfinity || total > $0 * factor } ?? false
        if tooSmall {
          add(code, limit, "minimum")
        } else if tooLarge {
          add(code, limit, "maximum")
        }
      }
      if let limit = rules.sum { check("sum", limit, times: 1) }
      if let limit = rules.mean, !values.isEmpty { check("mean", limit, times: values.count) }
    }
    return lines
  }
}
