internal import CArrow
internal import Platform

extension ArrowSchema {
  /// Creates the schema of findings.
  ///
  /// - Parameter id: The columns that identify a record; without one there is no column `id`.
  static func findings(id: [String] = []) -> ArrowSchema {
    var columns = unsafe FindingTable.schema.map { column in
      unsafe ArrowSchema(column.kind.rawValue, name: column.name)
    }
    if !id.isEmpty {
      let parts = unsafe id.map { unsafe ArrowSchema(FindingColumn.Kind.text.rawValue, name: $0) }
      let column = unsafe ArrowSchema(FindingColumn.Kind.structure.rawValue, name: "id", owning: parts)
      unsafe columns.insert(column, at: FindingTable.indexOfID)
    }
    var schema = unsafe ArrowSchema(FindingColumn.Kind.structure.rawValue, name: "", owning: columns)
    unsafe schema.flags = 0
    return unsafe schema
  }

  /// Creates the schema of keys, a column of binary values for each.
  static func keys(_ names: [String]) -> ArrowSchema {
    let columns = unsafe names.map { unsafe ArrowSchema(FindingColumn.Kind.binary.rawValue, name: $0) }
    var schema = unsafe ArrowSchema(FindingColumn.Kind.structure.rawValue, name: "", owning: columns)
    unsafe schema.flags = 0
    return unsafe schema
  }

  /// Creates the schema of a column whose values can be null; the columns of a struct are moved into it.
  private init(_ format: String, name: String, owning columns: [ArrowSchema] = unsafe []) {
    unsafe self.init()
    unsafe self.format = UnsafePointer(strdup(format))
    unsafe self.name = UnsafePointer(strdup(name))
    unsafe (flags, release) = (Int64(ARROW_FLAG_NULLABLE), releaseSchema)
    guard unsafe !columns.isEmpty else { return }
    let children = unsafe UnsafeMutablePointer<UnsafeMutablePointer<ArrowSchema>?>.allocate(
      capacity: columns.count)
    for unsafe(index, column) in unsafe columns.enumerated() {
      let child = UnsafeMutablePointer<ArrowSchema>.allocate(capacity: 1)
      unsafe child.initialize(to: column)
      unsafe (children + index).initialize(to: child)
    }
    unsafe (n_children, self.children) = (Int64(columns.count), children)
  }
}

/// Frees the texts and the children of a schema of this library, and marks it as released.
///
/// SAFETY: the schema was made by the initializer above and is released once. A child may have been moved out of it;
/// its `release` is then `nil`.
private let releaseSchema: @convention(c) (UnsafeMutablePointer<ArrowSchema>?) -> Void = { schema in
  guard let schema = unsafe schema, unsafe schema.pointee.release != nil else { return }
  unsafe free(UnsafeMutablePointer(mutating: schema.pointee.format))
  unsafe free(UnsafeMutablePointer(mutating: schema.pointee.name))
  for index in 0..<Int(unsafe schema.pointee.n_children) {
    guard let child = unsafe schema.pointee.children[index] else { continue }
    if let release = unsafe child.pointee.release { unsafe release(child) }
    unsafe child.deallocate()
  }
  unsafe schema.pointee.children?.deallocate()
  unsafe schema.pointee.release = nil
}
