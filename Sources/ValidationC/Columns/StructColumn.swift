internal import JSONDocument

/// An array of structs, which are checked by their JSON.
struct StructColumn: ArrowColumn {
  let validity: Validity
  /// The name of each member as JSON with a colon, and its values.
  private let members: [(name: [UInt8], values: JSONElements)]

  init(_ validity: Validity, _ members: [(name: String, values: JSONElements)]) {
    self.validity = validity
    self.members = members.map { name, values in
      var json: [UInt8] = []
      json.append(json: name)
      return (json + [UInt8(ascii: ":")], values)
    }
  }

  /// The column of each member, whose rows are those of the structs.
  var memberColumns: [any ArrowColumn] { members.map(\.values.column) }

  func size(of rows: Range<Int>) throws(ArrowColumnError) -> Int {
    var size = rows.count.saturatingProduct(2)
    for (name, values) in members {
      size = size.saturatingSum(rows.count.saturatingProduct(name.count))
      size = size.saturatingSum(try values.size(of: rows))
    }
    return size
  }

  func append(_ rows: Range<Int>, to values: inout ValueBuffer) {
    values.append(rows, validity) { row, bytes in
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        bytes += member.name
        member.values.append(row..<row + 1, to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }
}
