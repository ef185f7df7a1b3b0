extension FailureParameters {
  /// Where in the value the fault is, and what stands there: `position`, in Unicode scalars from 1, and `character`.
  ///
  /// - Parameter offset: The byte at which the character begins; in the value.
  static func place(_ offset: Int, in value: Span<UInt8>) -> FailureParameters {
    let length = UTF8Sequence.length(in: value, at: offset).count
    let character = String(repairing: value.extracting(offset..<offset + length))
    return position(offset, in: value) + ["character": .text(character)]
  }

  /// Where in the value the fault is: `position`, in Unicode scalars from 1; the end of the value is a place too.
  static func position(_ offset: Int, in value: Span<UInt8>) -> FailureParameters {
    ["position": .integer(UTF8Sequence.scalarCount(in: value.extracting(0..<offset)) + 1)]
  }
}
