internal import Bytes
internal import CSVRecords
internal import TableValidation

/// The inputs of a run, in groups with the same header and the same format. The inputs of a group are checked by one plan.
struct InputGroups {
  private struct Key: Hashable {
    let format: RecordFormat
    /// The bytes of the names: equality of strings is canonical equivalence.
    let header: [[UInt8]]?

    init(_ input: TableInput) {
      format = input.format
      header = input.header.map { $0.map { Array($0.utf8) } }
    }
  }

  let inputs: [TableInput]
  /// The group of each input.
  private(set) var groupOfInput: [Int] = []
  /// The input of each group whose columns determine the plan: the first that has records or a header, else the first.
  private(set) var representatives: [Int] = []

  init(_ inputs: [TableInput]) {
    self.inputs = inputs
    var groups: [Key: Int] = [:]
    for (index, input) in inputs.enumerated() {
      let group: Int
      // Most runs have one input, or inputs with equal headers.
      if let last = groupOfInput.last, Self.isSame(inputs[index - 1], input) {
        group = last
      } else if let first = groupOfInput.first, Self.isSame(inputs[0], input) {
        group = first
      } else if inputs.count == 1 {
        group = 0
      } else {
        let key = Key(input)
        group = groups[key] ?? representatives.count
        groups[key] = group
      }
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

  static func hasSameHeader(_ first: TableInput, _ second: TableInput) -> Bool {
    guard let names = first.header, let others = second.header else {
      return first.header == nil && second.header == nil
    }
    return names.count == others.count && zip(names, others).allSatisfy { $0.hasSameBytes(as: $1) }
  }
}
