internal import CArrow

/// An array that was moved here, released with the last reference.
@safe
final class OwnedArray {
  private(set) var array: ArrowArray

  /// Moves an array out of the caller's struct, whose `release` is `NULL` afterwards.
  init(moving source: UnsafeMutablePointer<ArrowArray>) {
    unsafe array = source.pointee
    unsafe source.pointee.release = nil
  }

  deinit {
    // SAFETY: as in `OwnedSchema`.
    if let release = unsafe array.release { unsafe release(&array) }
  }
}
