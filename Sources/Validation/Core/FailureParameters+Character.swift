internal import Bytes

extension FailureParameters {
  /// The parameters `position`, counted in Unicode scalars from 1, and `character`, of an invalid character.
  ///
  /// - Parameter offset: The offset of the character's first byte.
  static func character(_ offset: Int, in value: Span<UInt8>) -> FailureParameters {
    let length = UTF8Sequence.length(in: value, at: offset).count
    let character = String(repairing: value.extracting(offset..<offset + length))
    return position(offset, in: value) + ["character": .text(character)]
  }

  /// The parameter `position` of a fault, counted in Unicode scalars from 1; the end of the value has a position too.
  static func position(_ offset: Int, in value: Span<UInt8>) -> FailureParameters {
    ["position": .integer(UTF8Sequence.scalarCount(in: value.extracting(0..<offset)) + 1)]
  }

  /// The position of a character that a message must not repeat, in Unicode scalars from 1, and its `codePoint`, such as
  /// `U+202E`.
  static func codePoint(_ offset: Int, in value: Span<UInt8>) -> FailureParameters {
    let scalar = UTF8Sequence.scalar(in: value, at: offset).scalar ?? "\u{FFFD}"
    return position(offset, in: value) + ["codePoint": .text(scalar.codePoint)]
  }
}
