internal import Bytes
internal import CArrow
internal import RuleFiles
internal import TableValidation

extension StoredType {
  /// Reads the type of a column from its schema: the Arrow C Data Interface, "Data type description". An extension type is that
  /// in which it is stored, and a format that the interface does not have is its own name.
  ///
  /// SAFETY: as in `ColumnType.init(_:named:)`; there are `n_children` pointers to children.
  init(_ schema: ArrowSchema, depth: Int = 0) {
    let format = unsafe schema.format.map { unsafe String(cString: $0) } ?? ""
    guard depth < Self.deepest else {
      self.init("…")
      return
    }
    let stored = Self.named(format)
    if let values = unsafe schema.dictionary {
      self.init(
        "dictionary", members: [.init(stored), .init(unsafe StoredType(values.pointee, depth: depth + 1))])
      return
    }
    var members = unsafe Self.members(of: schema, depth: depth)
    switch format {
    case "+s": break
    // The entries of a map are structs of a key and a value.
    case "+m": members = members.first?.type.members.map { Member($0.type) } ?? []
    default: members = members.map { Member($0.type) }
    }
    self.init(stored.name, stored.arguments, members: members)
  }

  /// Returns the types in a type, up to the first that is missing or has been released already.
  private static func members(of schema: ArrowSchema, depth: Int) -> [Member] {
    var members: [Member] = []
    for index in 0..<(unsafe max(0, Int(schema.n_children))) {
      guard let child = unsafe schema.children?[index], unsafe child.pointee.release != nil else { break }
      let name = unsafe child.pointee.name.map { unsafe String(cString: $0) } ?? ""
      members.append(Member(unsafe StoredType(child.pointee, depth: depth + 1), named: name))
    }
    return members
  }

  /// Returns the type that a format names, without its members.
  private static func named(_ format: String) -> StoredType {
    if let name = names[format] { return StoredType(name) }
    if let parts = intervals[format] { return StoredType("interval", [parts]) }
    let letters = Array(format)
    let arguments = format.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let parameter = arguments.count == 2 ? String(arguments[1]) : ""
    switch arguments[0] {
    case "w": return StoredType("fixed_size_binary", [parameter])
    case "+w": return StoredType("fixed_size_list", [parameter])
    case "+ud", "+us": return StoredType("union")
    case "d":
      let numbers = parameter.split(separator: ",").map(String.init)
      guard 2...3 ~= numbers.count else { break }
      return StoredType("decimal" + (numbers.count == 3 ? numbers[2] : "128"), Array(numbers.prefix(2)))
    case "tts", "ttm", "ttu", "ttn":
      return StoredType(letters[2] == "s" || letters[2] == "m" ? "time32" : "time64", [unit(letters[2])])
    case "tDs", "tDm", "tDu", "tDn": return StoredType("duration", [unit(letters[2])])
    case "tss", "tsm", "tsu", "tsn":
      return StoredType("timestamp", [unit(letters[2])] + (parameter.isEmpty ? [] : [parameter]))
    default: break
    }
    return StoredType(format)
  }

  private static func unit(_ letter: Character) -> String {
    letter == "s" ? "s" : "\(letter)s"
  }

  private static let names = [
    "n": "null", "b": "bool", "c": "int8", "C": "uint8", "s": "int16", "S": "uint16", "i": "int32",
    "I": "uint32",
    "l": "int64", "L": "uint64", "e": "float16", "f": "float32", "g": "float64", "u": "string",
    "U": "large_string", "vu": "string_view", "z": "binary", "Z": "large_binary", "vz": "binary_view",
    "tdD": "date32", "tdm": "date64", "+l": "list", "+L": "large_list", "+vl": "list_view",
    "+vL": "large_list_view", "+s": "struct", "+m": "map", "+r": "run_end_encoded", "_pli128": "int128",
    "_plu128": "uint128",
  ]
  private static let intervals = ["tiM": "year_month", "tiD": "day_time", "tin": "month_day_nano"]
}

extension TableReader {
  /// Returns the type in which a column is stored; `nil` if the schema lacks it.
  func storedType(ofColumn index: Int) -> StoredType? {
    unsafe schema.schema.children?[index].map { unsafe StoredType($0.pointee) }
  }

  /// Returns the findings on columns that are not stored as their fields require, in the order of the columns.
  ///
  /// - Parameters:
  ///   - fields: The field of each column that has one.
  ///   - file: The name of the table in findings.
  func findingsOnTypes(_ fields: [Int: RuleFile.Field], file: String) -> [Finding] {
    fields.ordered { $0.key < $1.key }.compactMap { column, field in
      guard let types = field.storedTypes, let child = unsafe schema.schema.children?[column],
        let failure = types.failure(of: unsafe StoredType(child.pointee))
      else { return nil }
      return Finding(
        file: file, location: .ofHeader, field: field.name, rule: "header", failure: failure,
        severity: types.severity, messages: types.messages, value: nil)
    }
  }
}
