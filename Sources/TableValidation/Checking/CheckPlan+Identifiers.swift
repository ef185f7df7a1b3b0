internal import Bytes
internal import Validation

extension CheckPlan {
  /// Returns the values by which the user identifies a record of a batch; none for a record without values, as one of a wrong shape.
  func identifiers(of record: Int, in records: some RecordSource) -> [Finding.Identifier] {
    guard let position = records.position(of: record) else { return [] }
    return identifiers.map { name, column in
      var text: [UInt8] = []
      records.appendContent(of: column, at: position, to: &text)
      return Finding.Identifier(name: name, value: String(repairing: text.span).shortened)
    }
  }
}
