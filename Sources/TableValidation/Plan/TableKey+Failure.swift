internal import CSVRecords
internal import Validation

extension TableKey {
  /// The noun for a record in the message of a rejected key.
  enum Unit: String {
    case line, value, record

    init(_ format: RecordFormat) {
      switch format {
      case .csv, .lines, .jsonLines: self = .line
      case .jsonArray: self = .record
      case .nulTerminated: self = .value
      }
    }
  }

  /// Returns the failure of a rejected key.
  ///
  /// - Parameters:
  ///   - location: The first record with the key; `nil` for a foreign key.
  ///   - values: The values of a key of several fields; empty if they are not shown.
  func failure(
    _ location: (record: Int, line: Int, file: String?)?, _ unit: Unit, values: [String] = []
  ) -> ValidationFailure {
    var parameters: FailureParameters = [:]
    if let location {
      parameters["record"] = .integer(location.record)
      if unit == .line { parameters["line"] = .integer(location.line) }
      if let file = location.file { parameters["file"] = .text(file) }
    }
    switch kind {
    case .unique, .primary, .uniqueKey:
      if case .unique = kind {} else { parameters["fields"] = .list(fields) }
      if !values.isEmpty { parameters["key"] = .list(values) }
      let isOfFile = location?.file != nil
      let name = unit == .line ? "file" : isOfFile ? "\(unit.rawValue)-of-file" : unit.rawValue
      if unit != .line || isOfFile { parameters["variant"] = .text(name) }
      return ValidationFailure(FailureCode(rawValue: rule + ".duplicate"), parameters)
    case .record:
      if unit == .record {
        parameters["variant"] = location?.file == nil ? "record" : "record-of-file"
      } else if location?.file != nil {
        parameters["variant"] = "file"
      }
      return ValidationFailure("table.duplicate-record", parameters)
    case .distinct: preconditionFailure("no value is rejected where distinct ones are counted")
    case .foreign(let target):
      parameters["fields"] = .list(fields)
      switch target {
      case .itself: parameters["variant"] = "table"
      case .table(let name, _): parameters["resource"] = .text(name)
      }
      parameters["reference"] = .list(reference)
      if !values.isEmpty { parameters["key"] = .list(values) }
      return ValidationFailure("foreign-key.missing", parameters)
    }
  }
}
