internal import Bytes
internal import CSVRecords
internal import FileOutput
internal import RuleFiles
internal import TableValidation

/// The kind of the inputs of a check, the argument of `--input`.
enum InputKind: String, CaseIterable, Sendable {
  case csv, jsonl, lines

  /// Creates the kind that a request names or, without `--input`, the one that follows from its rules and the names of
  /// its files.
  ///
  /// - Throws: ``UsageError`` for a kind that contradicts the rules or other options, and for files of different kinds.
  init(_ request: CheckRequest, _ description: TableDescription) throws(UsageError) {
    if case .lines = description.rules {
      if let kind = request.input, kind != .lines {
        throw UsageError("--input \(kind.rawValue): -e checks lines; use -c or -r")
      }
      self = .lines
    } else {
      if request.isNullTerminated && request.filesFrom == nil {
        throw UsageError("--null is only for values checked with -e, and for the names of --files-from")
      }
      if request.input == .lines { throw UsageError("--input lines: lines have no columns; use -e") }
      if let kind = request.input {
        self = kind
      } else {
        if let kind = description.kind {
          self = kind
        } else {
          self = try Self.common(to: description.inputs.map(\.path))
        }
      }
    }
    guard self != .csv else { return }
    let options =
      request.dialect.names + (request.hasNoHeader ? ["--no-header"] : [])
      + (request.repairs.contains(.fills) ? ["--fill"] : [])
      + (request.repairs.contains(.cuts) ? ["--cut"] : [])
    for option in options where self == .lines || option != "--na" {
      throw UsageError(
        self == .lines
          ? "\(option) is only for CSV records; -e checks lines"
          : "\(option) is only for CSV records; a record of JSON Lines is an object, whose members have names"
      )
    }
  }

  /// Returns the kind that all files have by their names; CSV for none.
  private static func common(to files: [BytePath]) throws(UsageError) -> InputKind {
    guard let first = files.first else { return .csv }
    if let other = files.first(where: { $0.hasJSONLines != first.hasJSONLines }) {
      let (lines, table) = first.hasJSONLines ? (first, other) : (other, first)
      throw UsageError(
        "\(lines) is JSON Lines by its name, and \(table) is not; check them separately, or name the kind of all with "
          + "--input csv or --input jsonl")
    }
    return first.hasJSONLines ? .jsonl : .csv
  }
}

extension RecordFormat {
  /// Creates the format of JSON Lines whose columns are those that the rules name.
  ///
  /// - Throws: ``UsageError`` for the name of a column that is not a member or a valid JSON Pointer.
  ///
  /// - Parameter identifiers: The names of further columns, by which the records are identified in findings.
  static func jsonLines(
    _ description: TableDescription, identifiers: [String]
  ) throws(UsageError) -> RecordFormat {
    do throws(MemberColumnError) {
      switch description.rules {
      case .lines: return .jsonLines(try MemberColumns([]))
      case .columns(let columns):
        let names = columns.map(\.column)
        let others = identifiers.filter { name in !names.contains { $0.hasSameBytes(as: name) } }
        return .jsonLines(try MemberColumns(names + others))
      case .file(let file): return try .jsonLines(of: file)
      }
    } catch {
      let source = if case .file = description.rules { description.schemaName } else { "-c" }
      throw UsageError("\(source): \(error)")
    }
  }
}
