import CArrow

/// A stream of batches made by hand.
final class HandMadeStream {
  private var schema: ArrowSchema
  private var batches: [ArrowArray]

  private init(_ schema: ArrowSchema, _ batches: [ArrowArray]) {
    (self.schema, self.batches) = (schema, batches)
  }

  /// Returns a stream into which a schema and batches are moved.
  static func stream(_ schema: inout ArrowSchema, _ batches: [ArrowArray]) -> ArrowArrayStream {
    let made = HandMadeStream(schema, batches)
    schema.release = nil
    return ArrowArrayStream(
      get_schema: { stream, schema in
        let made = HandMadeStream.of(stream)
        schema!.initialize(to: made.schema)
        made.schema.release = nil
        return 0
      },
      get_next: { stream, array in
        let made = HandMadeStream.of(stream)
        array!.initialize(to: made.batches.isEmpty ? ArrowArray() : made.batches.removeFirst())
        return 0
      },
      get_last_error: { _ in nil },
      release: { stream in
        let made = Unmanaged<HandMadeStream>.fromOpaque(stream!.pointee.private_data).takeRetainedValue()
        if let release = made.schema.release { release(&made.schema) }
        for var batch in made.batches { batch.release(&batch) }
        stream!.pointee.release = nil
      },
      private_data: Unmanaged.passRetained(made).toOpaque())
  }

  private static func of(_ stream: UnsafeMutablePointer<ArrowArrayStream>?) -> HandMadeStream {
    Unmanaged<HandMadeStream>.fromOpaque(stream!.pointee.private_data).takeUnretainedValue()
  }
}
