internal import CArrow
internal import Platform

/// A reader of findings, batch by batch.
protocol FindingReader: AnyObject {
  /// Returns the next findings, or `nil` at the end.
  func nextFindings() throws -> ArrowArray?

  /// The columns that identify a record; empty if there is no column `id`.
  var idNames: [String] { get }
}

/// The stream of a reader of findings, behind the functions of an `ArrowArrayStream`.
@safe
final class FindingStream {
  private let reader: any FindingReader
  // SAFETY of the pointer: a text of `strdup`, freed when it is replaced and by `deinit`.
  private var lastError: UnsafeMutablePointer<CChar>?

  init(_ reader: any FindingReader) {
    self.reader = reader
  }

  deinit {
    unsafe free(lastError)
  }

  /// Returns the struct by which the stream is read, and whose `release` releases it.
  consuming func exported() -> ArrowArrayStream {
    // SAFETY: each function is called with the struct of this stream, which retains it until `release` has been called.
    unsafe ArrowArrayStream(
      get_schema: { stream, schema in
        guard let stream = unsafe FindingStream.of(stream) else { return EINVAL }
        unsafe schema?.initialize(to: .findings(id: stream.reader.idNames))
        return 0
      },
      get_next: { stream, array in
        guard let stream = unsafe FindingStream.of(stream), let array = unsafe array else { return EINVAL }
        return unsafe stream.next(array)
      },
      get_last_error: { stream in
        unsafe FindingStream.of(stream).flatMap { unsafe UnsafePointer($0.lastError) }
      },
      release: { stream in
        guard let stream = unsafe stream, let held = unsafe stream.pointee.private_data else { return }
        unsafe Unmanaged<FindingStream>.fromOpaque(held).release()
        unsafe (stream.pointee.private_data, stream.pointee.release) = (nil, nil)
      },
      private_data: Unmanaged.passRetained(self).toOpaque())
  }

  private static func of(_ stream: UnsafeMutablePointer<ArrowArrayStream>?) -> FindingStream? {
    unsafe stream?.pointee.private_data.map {
      unsafe Unmanaged<FindingStream>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// Initializes the array with the next batch, or as released at the end; returns an errno.
  private func next(_ array: UnsafeMutablePointer<ArrowArray>) -> Int32 {
    do {
      unsafe array.initialize(to: try reader.nextFindings() ?? ArrowArray())
      return 0
    } catch {
      let error = CallError(error)
      unsafe free(lastError)
      unsafe lastError = strdup(error.text)
      return error.status == VAL_MEMORY ? ENOMEM : error.status == VAL_INPUT ? EIO : EINVAL
    }
  }
}
