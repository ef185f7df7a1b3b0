/// An error: an Arrow struct breaks its specification, or has a type that cannot be checked.
struct ArrowError: Error, CustomStringConvertible {
  enum Kind {
    case type
    case data
  }

  let kind: Kind
  let description: String

  init(_ kind: Kind, _ description: String) {
    (self.kind, self.description) = (kind, description)
  }

  /// The error of a struct whose `release` is `NULL`: what its other pointers refer to has been freed.
  static func released(_ name: String) -> ArrowError {
    ArrowError(.data, "the \(name) has been released already; pass each \(name) once")
  }

  /// The error of a column that breaks the specification.
  static func data(_ column: String, _ reason: String) -> ArrowError {
    ArrowError(.data, "column '\(column)' breaks the Arrow specification: \(reason)")
  }
}
