internal import CArrow

/// A schema that was moved here, released with the last reference.
@safe
final class OwnedSchema {
  private(set) var schema: ArrowSchema

  /// Moves a schema out of the caller's struct, whose `release` is `NULL` afterwards.
  init(moving source: UnsafeMutablePointer<ArrowSchema>) {
    unsafe schema = source.pointee
    unsafe source.pointee.release = nil
  }

  deinit {
    // SAFETY: the struct was moved here, and is released once.
    if let release = unsafe schema.release { unsafe release(&schema) }
  }
}
