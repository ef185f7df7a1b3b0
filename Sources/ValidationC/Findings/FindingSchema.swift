internal import CArrow
internal import Glibc

extension ArrowSchema {
  /// Creates the schema of findings.
  static func findings() -> ArrowSchema {
    let columns = FindingTable.schema
    let children = UnsafeMutablePointer<UnsafeMutablePointer<ArrowSchema>?>.allocate(capacity: columns.count)
    for (index, column) in columns.enumerated() {
      let child = UnsafeMutablePointer<ArrowSchema>.allocate(capacity: 1)
      unsafe child.initialize(to: ArrowSchema(column.kind.rawValue, name: column.name))
      unsafe child.pointee.flags = Int64(ARROW_FLAG_NULLABLE)
      unsafe (children + index).initialize(to: child)
    }
    var schema = unsafe ArrowSchema("+s", name: "")
    unsafe (schema.n_children, schema.children) = (Int64(columns.count), children)
    return unsafe schema
  }

  private init(_ format: String, name: String) {
    unsafe self.init()
    unsafe self.format = UnsafePointer(strdup(format))
    unsafe self.name = UnsafePointer(strdup(name))
    unsafe release = releaseSchema
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
