/// Compresses the bytes of an output.
package final class StreamCompressor {
  private let coder: StreamCoder
  private let format: CompressionFormat
  private var output = [UInt8](repeating: 0, count: 64 << 10)

  /// - Throws: ``StreamError`` if the library of the format is missing.
  package init(_ format: CompressionFormat) throws(StreamError) {
    self.format = format
    coder = try .encoder(format)
  }

  /// Compresses bytes, and passes compressed bytes to the closure as they are produced.
  package func compress(_ bytes: Span<UInt8>, _ write: (Span<UInt8>) throws -> Void) throws {
    var start = 0
    while start < bytes.count {
      start += try step(bytes.extracting(start..<bytes.count), isLast: false, write).consumed
    }
  }

  /// Ends the compressed data.
  package func finish(_ write: (Span<UInt8>) throws -> Void) throws {
    let none: [UInt8] = []
    while try !step(none.span, isLast: true, write).hasEnded {}
  }

  private func step(
    _ bytes: Span<UInt8>, isLast: Bool, _ write: (Span<UInt8>) throws -> Void
  ) throws -> (consumed: Int, hasEnded: Bool) {
    // The array is moved to a local variable, since a span of a property must not outlive the access to it.
    var buffer: [UInt8] = []
    swap(&buffer, &output)
    defer { swap(&buffer, &output) }
    let step = coder.step(bytes, isLast: isLast, into: &buffer, at: buffer.indices)
    if let fault = step.fault { throw StreamError(format: format, fault: fault, offset: 0) }
    if step.produced > 0 { try write(buffer.span.extracting(0..<step.produced)) }
    return (step.consumed, step.hasEnded)
  }
}
