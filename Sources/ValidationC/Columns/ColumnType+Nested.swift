internal import CArrow

extension ColumnType {
  /// A member of a struct.
  struct Member: Sendable {
    let name: String
    let type: ColumnType
  }

  /// The number of levels of lists and structs in a column, which limits the depth of calls.
  static let deepest = 64

  /// Reads the type of lists, structs or maps; `nil` for another format.
  ///
  /// SAFETY: as in `init(_:named:)`; there are `n_children` pointers to children.
  init?(nested schema: ArrowSchema, _ format: String, named name: String, depth: Int) throws(ArrowError) {
    let isStruct = format == "+s"
    let width = format.hasPrefix("+w:") ? Int32(format.dropFirst(3)).flatMap { $0 >= 0 ? Int($0) : nil } : nil
    let isMap = format == "+m"
    let isList = ["+l", "+L", "+vl", "+vL"].contains(format)
    guard isStruct || isMap || isList || width != nil else { return nil }
    guard depth < Self.deepest else {
      throw ArrowError(
        .type,
        "column '\(name)' has more than \(Self.deepest) levels of lists, structs and maps; give its values as text"
      )
    }
    let count = unsafe Int(schema.n_children)
    guard isStruct ? count >= 0 : count == 1 else {
      throw .data(name, "its type '\(format)' has \(count) children")
    }
    var members: [Member] = []
    for index in 0..<count {
      let child = unsafe try Self.child(index, of: schema, named: name)
      let type = unsafe try ColumnType(
        child, named: name, reading: ColumnReading(allowsJSON: true), depth: depth + 1)
      unsafe members.append(Member(name: child.name.map { unsafe String(cString: $0) } ?? "", type: type))
    }
    if isStruct {
      self = .structure(members)
    } else if isMap {
      guard case .structure(let entry) = members[0].type, entry.count == 2 else {
        throw .data(name, "the entries of its maps are not a key and a value each")
      }
      self = .map(key: entry[0].type, value: entry[1].type)
    } else if let width {
      self = .fixedList(size: width, members[0].type)
    } else if format.hasPrefix("+v") {
      self = .listView(hasLargeOffsets: format == "+vL", members[0].type)
    } else {
      self = .list(hasLargeOffsets: format == "+L", members[0].type)
    }
  }

  /// Reads the type of runs of equal values.
  ///
  /// SAFETY: as above.
  init(
    runs schema: ArrowSchema, named name: String, reading: ColumnReading, depth: Int
  ) throws(ArrowError) {
    guard depth < Self.deepest else {
      throw ArrowError(
        .type, "column '\(name)' has more than \(Self.deepest) levels of runs; give its values as text")
    }
    guard unsafe schema.n_children == 2,
      case .integer(let ends) = unsafe try ColumnType(Self.child(0, of: schema, named: name), named: name)
    else { throw .data(name, "its runs are not integers and values") }
    let values = unsafe try ColumnType(
      Self.child(1, of: schema, named: name), named: name, reading: reading, depth: depth + 1)
    self = .runs(ends: ends, values)
  }

  private static func child(
    _ index: Int, of schema: ArrowSchema, named name: String
  ) throws(ArrowError) -> ArrowSchema {
    guard let child = unsafe schema.children?[index], unsafe child.pointee.release != nil else {
      throw .data(name, "the schema of its child \(index + 1) is missing or has been released already")
    }
    return unsafe child.pointee
  }

  /// The number of children of an array of the type.
  var childCount: Int {
    switch self {
    case .list, .listView, .fixedList, .map: 1
    case .runs: 2
    case .structure(let members): members.count
    default: 0
    }
  }

  /// Returns the column of an array of lists, whose number of children has been checked.
  ///
  /// - Parameters:
  ///   - bounds: Where the elements of a list begin.
  static func lists(
    of type: ColumnType, in array: ArrowArray, _ validity: Validity, _ bounds: ListColumn.Bounds
  ) throws(ArrowColumnError) -> any ArrowColumn {
    let child = unsafe try child(0, of: array)
    let count = unsafe Int(child.length)
    let column = try inValues { () throws(ArrowColumnError) in
      unsafe try type.column(of: child, from: 0, count: count)
    }
    return ListColumn(validity, bounds, elements: JSONElements(column, type), count: count)
  }

  /// Returns the column of an array of maps, whose number of children has been checked.
  ///
  /// - Parameters:
  ///   - key: The type of the keys.
  ///   - value: The type of the values.
  ///   - bounds: Where the entries of a map begin.
  static func maps(
    from key: ColumnType, to value: ColumnType, in array: ArrowArray, _ validity: Validity,
    _ bounds: ListColumn.Bounds
  ) throws(ArrowColumnError) -> any ArrowColumn {
    let entries = unsafe try child(0, of: array)
    let count = unsafe Int(entries.length)
    let members = [Member(name: "key", type: key), Member(name: "value", type: value)]
    let parts = try inValues { () throws(ArrowColumnError) in
      unsafe try ColumnType.structure(members).members(of: entries, count: count)
    }
    return ListColumn(
      validity, bounds, entries: JSONEntries(keys: parts[0], values: JSONElements(parts[1], value)),
      count: count)
  }

  /// Returns the column of an array of runs, whose number of children has been checked.
  ///
  /// - Parameters:
  ///   - type: The type of the ends of the runs.
  ///   - values: The type of the values.
  ///   - first: The row of the array that is row 0 of the column.
  static func runs(
    endingAt type: IntegerType, of values: ColumnType, in array: ArrowArray, from first: Int
  ) throws(ArrowColumnError) -> any ArrowColumn {
    let (ends, child) = unsafe (try child(0, of: array), try child(1, of: array))
    let count = unsafe Int(ends.length)
    guard unsafe ends.release != nil else { throw ArrowColumnError("its array has been released already") }
    let start = unsafe try start(of: ends, from: 0, count: count)
    let buffers = unsafe try ColumnType.integer(type).buffers(of: ends)
    guard unsafe count == 0 || buffers[1] != nil else {
      throw ArrowColumnError("the ends of its runs are missing")
    }
    let column = try inValues { () throws(ArrowColumnError) in
      unsafe try values.column(of: child, from: 0, count: count)
    }
    return unsafe RunEndColumn(
      ends: buffers[1].map { unsafe $0 + start * type.width }, type, count: count, values: column, from: first
    )
  }

  /// Returns the columns of the members of an array of structs, from its first row on.
  private func members(of array: ArrowArray, count: Int) throws(ArrowColumnError) -> [any ArrowColumn] {
    guard unsafe array.release != nil else { throw ArrowColumnError("its array has been released already") }
    let first = unsafe try Self.start(of: array, from: 0, count: count)
    _ = unsafe try buffers(of: array)
    guard case .structure(let members) = self else { return [] }
    var columns: [any ArrowColumn] = []
    for (index, member) in members.enumerated() {
      columns.append(
        unsafe try member.type.column(of: Self.child(index, of: array), from: first, count: count))
    }
    return columns
  }

  /// Returns the column of an array of structs, whose number of children has been checked.
  ///
  /// - Parameters:
  ///   - first: The index of row 0 in the children.
  ///   - count: The number of rows.
  static func structs(
    of array: ArrowArray, _ validity: Validity, _ members: [Member], from first: Int, count: Int
  ) throws(ArrowColumnError) -> any ArrowColumn {
    var columns: [(name: String, values: JSONElements)] = []
    for (index, member) in members.enumerated() {
      let child = unsafe try child(index, of: array)
      let column = try inValues { () throws(ArrowColumnError) in
        unsafe try member.type.column(of: child, from: first, count: count)
      }
      columns.append((member.name, JSONElements(column, member.type)))
    }
    return StructColumn(validity, columns)
  }

  private static func child(_ index: Int, of array: ArrowArray) throws(ArrowColumnError) -> ArrowArray {
    guard let child = unsafe array.children?[index] else {
      throw ArrowColumnError("its child \(index + 1) is missing")
    }
    return unsafe child.pointee
  }

  private static func inValues<Result>(
    _ make: () throws(ArrowColumnError) -> Result
  ) throws(ArrowColumnError) -> Result {
    do throws(ArrowColumnError) {
      return try make()
    } catch {
      throw ArrowColumnError("in its values, \(error.reason)")
    }
  }
}
