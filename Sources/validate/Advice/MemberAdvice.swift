internal import Bytes
internal import CSVRecords
internal import FileOutput
internal import JSONDocument
internal import TableValidation
internal import Validation

/// The lines after the summary about members that `-c` names and no record of JSON Lines has.
struct MemberAdvice {
  /// The maximum number of lines, and of records whose members are suggested.
  private static let maximumLines = 10
  private static let sampledRecords = 100

  let lines: [String]

  init(_ opened: OpenedInputs, _ summary: Summary) {
    guard !summary.absentMembers.isEmpty, let table = opened.tables.first, case .columns = table.rules else {
      lines = []
      return
    }
    let names = opened.inputs.first.map { Self.members(of: $0, table) } ?? []
    lines = summary.absentMembers.prefix(Self.maximumLines).map { name in
      let hint = Suggestion.question(for: name, among: names.filter { $0 != name })
      return "no record has a value of the member '\(name)'" + (hint.map { "; " + $0 } ?? "")
    }
  }

  /// Returns the names of the members of the first records; none of an input that cannot be read again.
  private static func members(of input: TableInput, _ table: CheckedTable) -> [String] {
    guard input.canBeReadAgain, let sample = InputSample(BytePath(input.name), table.encoding) else {
      return []
    }
    var names: [String] = []
    for line in sample.text.split(separator: 0x0A).prefix(sampledRecords) {
      guard let value = try? JSONValue(Array(line)), case .object(let object) = value else { continue }
      for member in object.members {
        let name = String(decoding: member.name, as: UTF8.self)
        if !names.contains(name) { names.append(name) }
      }
    }
    return names
  }
}
