internal import CArrow

/// A stream that was moved here, released with the last reference.
@safe
final class OwnedStream {
  private var stream: ArrowArrayStream

  /// Moves a stream out of the caller's struct, whose `release` is `NULL` afterwards.
  init(moving source: UnsafeMutablePointer<ArrowArrayStream>) {
    unsafe stream = source.pointee
    unsafe source.pointee.release = nil
  }

  deinit {
    // SAFETY: as in `OwnedSchema`.
    if let release = unsafe stream.release { unsafe release(&stream) }
  }

  /// Returns the schema of the batches.
  ///
  /// - Throws: ``StreamError``.
  func schema() throws(StreamError) -> OwnedSchema {
    var schema = unsafe ArrowSchema()
    guard unsafe stream.release != nil, let getSchema = unsafe stream.get_schema else {
      throw StreamError.released
    }
    // SAFETY: the stream is not released before this object, and fills the struct if it returns 0.
    let code = unsafe getSchema(&stream, &schema)
    guard code == 0 else { throw error(code) }
    return unsafe OwnedSchema(moving: &schema)
  }

  /// Returns the next batch, or `nil` at the end.
  ///
  /// - Throws: ``StreamError``.
  func next() throws(StreamError) -> OwnedArray? {
    var array = unsafe ArrowArray()
    guard unsafe stream.release != nil, let getNext = unsafe stream.get_next else {
      throw StreamError.released
    }
    // SAFETY: as in `schema()`; an array without `release` marks the end.
    let code = unsafe getNext(&stream, &array)
    guard code == 0 else { throw error(code) }
    return unsafe array.release == nil ? nil : OwnedArray(moving: &array)
  }

  private func error(_ code: Int32) -> StreamError {
    // SAFETY: the text, if there is one, ends with NUL and remains valid until the next call of the stream.
    let text = unsafe stream.get_last_error.flatMap { unsafe $0(&stream) }.map { unsafe String(cString: $0) }
    return StreamError(description: "the stream of records ends with an error: \(text ?? "code \(code)")")
  }
}

/// An error of a stream of batches.
struct StreamError: Error, CustomStringConvertible {
  let description: String

  static let released = StreamError(description: "the stream of records has been released already")
}
