internal import CCompression

/// A compressor or a decompressor of a library that is loaded when the first one is created.
///
/// SAFETY: the pointer refers to a coder from `init` to `deinit`; a coder is not shared, since its owner uses it on one
/// thread at a time.
@safe
final class StreamCoder {
  private let coder: OpaquePointer
  private let format: CompressionFormat

  private init(_ coder: OpaquePointer?, _ format: CompressionFormat) throws(StreamError) {
    guard let coder = unsafe coder else { throw StreamError(format: format, fault: .noMemory, offset: 0) }
    unsafe self.coder = coder
    self.format = format
  }

  static func decoder(_ format: CompressionFormat) throws(StreamError) -> StreamCoder {
    try load(format)
    return unsafe try StreamCoder(compression_decoder(format.code), format)
  }

  static func encoder(_ format: CompressionFormat) throws(StreamError) -> StreamCoder {
    try load(format)
    return unsafe try StreamCoder(compression_encoder(format.code), format)
  }

  private static func load(_ format: CompressionFormat) throws(StreamError) {
    guard compression_load(format.code) else {
      throw StreamError(format: format, fault: .missingLibrary, offset: 0)
    }
  }

  deinit {
    unsafe compression_free(coder)
  }

  /// Consumes bytes of the input and writes to the range of the output, as far as there is room.
  ///
  /// - Parameter isLast: Whether the input ends with these bytes.
  /// - Returns: The numbers of bytes consumed and produced, whether the stream has ended, and its fault if it has one.
  func step(
    _ input: Span<UInt8>, isLast: Bool, into output: inout [UInt8], at range: Range<Int>
  ) -> (consumed: Int, produced: Int, hasEnded: Bool, fault: StreamError.Fault?) {
    // SAFETY: the step reads the bytes of the input and writes within the range, whose bounds the slice checks.
    let step = unsafe input.withUnsafeBufferPointer { input in
      unsafe output.withUnsafeMutableBufferPointer { output in
        let free = unsafe UnsafeMutableBufferPointer(rebasing: output[range])
        return unsafe compression_step(
          coder, input.baseAddress, input.count, free.baseAddress, free.count, isLast)
      }
    }
    let fault: StreamError.Fault? =
      switch step.outcome {
      case COMPRESSION_MORE, COMPRESSION_END: nil
      case COMPRESSION_TOO_LARGE: .tooLarge
      case COMPRESSION_UNSUPPORTED: .unsupported
      case COMPRESSION_NO_MEMORY: .noMemory
      default: .damaged
      }
    return (step.consumed, step.produced, step.outcome == COMPRESSION_END, fault)
  }
}
