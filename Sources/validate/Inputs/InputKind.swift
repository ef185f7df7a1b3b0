internal import Bytes
internal import CSVRecords
internal import FileOutput
internal import RuleFiles
internal import TableValidation

/// The kind of the inputs of a check, the argument of `--input`.
enum InputKind: String, CaseIterable, Sendable {
  case csv, jsonl, json, lines

  /// Creates the kind of a file's text.
  init(_ format: TextFormat) {
    switch format {
    case .csv: self = .csv
    case .jsonLines: self = .jsonl
    case .jsonArray: self = .json
    }
  }

  /// Whether records are objects, whose members have names.
  var hasMembers: Bool { self == .jsonl || self == .json }

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
      } else if request.arrayPlace != nil {
        self = .json
      } else {
        if let kind = description.kind {
          self = kind
        } else {
          self = try Self.common(
            to: description.inputs.map(\.path), hasPlace: description.dialect.arrayPlace != nil)
        }
      }
    }
    if let place = request.arrayPlace, self != .json {
      throw UsageError("--at \(place.pointer) is only for JSON arrays; use it with --input json")
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
          : "\(option) is only for CSV records; a record of JSON is an object, whose members have names"
      )
    }
  }

  /// Returns the kind that all files have by their names; CSV for none.
  static func common(to files: [BytePath], hasPlace: Bool) throws(UsageError) -> InputKind {
    guard let first = files.first else { return .csv }
    func kind(_ file: BytePath) -> InputKind { InputKind(TextFormat(of: file, hasPlace: hasPlace)) }
    let common = kind(first)
    for other in files.dropFirst() {
      let found = kind(other)
      guard found != common else { continue }
      let (json, table) = common.hasMembers ? (first, other) : (other, first)
      let name = (common.hasMembers ? common : found) == .jsonl ? "JSON Lines" : "a JSON array"
      throw UsageError(
        "\(json) is \(name) by its \(json.hasJSON ? "first character" : "name"), and \(table) is not; check them separately, or name the kind of all with "
          + "--input csv, --input jsonl or --input json")
    }
    return common
  }
}

extension MemberColumns {
  /// Creates the columns that the rules name.
  ///
  /// - Throws: ``UsageError`` for the name of a column that is not a member or a valid JSON Pointer.
  ///
  /// - Parameter identifiers: The names of further columns, by which the records are identified in findings.
  init(_ description: TableDescription, identifiers: [String]) throws(UsageError) {
    do throws(MemberColumnError) {
      switch description.rules {
      case .lines: try self.init([])
      case .columns(let columns):
        let names = columns.map(\.column)
        let others = identifiers.filter { name in !names.contains { $0.hasSameBytes(as: name) } }
        try self.init(names + others)
      case .file(let file): try self.init(of: file)
      }
    } catch {
      let source = if case .file = description.rules { description.schemaName } else { "-c" }
      throw UsageError("\(source): \(error)")
    }
  }
}
