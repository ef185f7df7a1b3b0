internal import Bytes
internal import CSVRecords

/// The inputs of a run, in groups of the same table with the same header and the same format. The inputs of a group are checked
/// by one plan.
package struct InputGroups {
  private struct Key: Hashable {
    let table: Int
    let format: RecordFormat
    /// The bytes of the names: equality of strings is canonical equivalence.
    let header: [[UInt8]]?

    init(_ input: TableInput, table: Int) {
      self.table = table
      format = input.format
      header = input.header.map { $0.map { Array($0.utf8) } }
    }
  }

  package let inputs: [TableInput]
  /// The index of each input's table.
  package let tables: [Int]
  /// The index of each input's group, in the order of the groups' first inputs.
  package private(set) var groupOfInput: [Int] = []
  /// The index of the input of each group that determines its plan: the first whose number of columns is known, else the first.
  package private(set) var representatives: [Int] = []

  /// - Parameter tables: The index of each input's table.
  package init(_ inputs: [TableInput], tables: [Int]) {
    self.inputs = inputs
    self.tables = tables
    // The groups except that of the first input. An input that cannot be checked belongs to it without having its header.
    var groups: [Key: Int] = [:]
    var first: Int?
    for (index, input) in inputs.enumerated() {
      var group = 0
      if input.isUnusable {
        groupOfInput.append(0)
        continue
      }
      // Most runs have one input, or inputs with equal headers, for which nothing is hashed.
      if let first, tables[first] != tables[index] || !Self.isSame(inputs[first], input) {
        let key = Key(input, table: tables[index])
        group = groups[key] ?? representatives.count
        groups[key] = group
      }
      first = first ?? index
      groupOfInput.append(group)
      if group == representatives.count {
        representatives.append(index)
      } else if inputs[representatives[group]].columnCount == nil, input.columnCount != nil {
        representatives[group] = index
      }
    }
  }

  private static func isSame(_ first: TableInput, _ second: TableInput) -> Bool {
    first.format == second.format && hasSameHeader(first, second)
  }

  /// Whether two inputs have the same names of columns in the same order, or both have no header.
  package static func hasSameHeader(_ first: TableInput, _ second: TableInput) -> Bool {
    guard let names = first.header, let others = second.header else {
      return first.header == nil && second.header == nil
    }
    return names.count == others.count && zip(names, others).allSatisfy { $0.hasSameBytes(as: $1) }
  }
}
