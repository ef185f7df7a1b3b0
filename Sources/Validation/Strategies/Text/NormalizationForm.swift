#if InternationalNames
internal import Bytes
internal import CInternationalNames

/// One of Unicode's normalization forms (UAX #15), in the version of GNU libunistring.
public enum NormalizationForm: String, Sendable, CaseIterable {
  /// Canonical composition, the normalization form of most text.
  case nfc = "NFC"
  /// Canonical decomposition.
  case nfd = "NFD"
  /// Compatibility composition, which also replaces ligatures and variants of width and style.
  case nfkc = "NFKC"
  /// Compatibility decomposition.
  case nfkd = "NFKD"

  /// Returns the offset of the first character at which the bytes differ from their normal form, or `nil`.
  /// O(n), but O(n log n) for a run of combining marks. Allocates nothing if all characters are below the
  /// first one that the normalization can change.
  ///
  /// - Precondition: The bytes are UTF-8.
  func firstDifference(in bytes: Span<UInt8>) -> Int? {
    if isPlain(bytes) { return nil }
    var start = 0
    while start < bytes.count {
      let end = Self.endOfPiece(in: bytes, from: start)
      if let offset = firstDifference(inPiece: bytes.extracting(start..<end)) { return start + offset }
      start = end
    }
    return nil
  }

  /// Appends the normal form of the bytes. O(n), but O(n log n) for a run of combining marks.
  ///
  /// - Precondition: The bytes are UTF-8.
  func append(_ bytes: Span<UInt8>, to output: inout [UInt8]) {
    guard bytes.count > 0 else { return }
    withForm(of: bytes) { output.append($0) }
  }

  /// Returns an offset, 4096 bytes or more from `start`, at which the text can be divided without a change to
  /// the normal form of either part: the offset of a character that neither composes with preceding
  /// characters nor is moved before them.
  private static func endOfPiece(in bytes: Span<UInt8>, from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      let (scalar, count) = UTF8Sequence.scalar(in: bytes, at: index)
      if index >= start + 4096, let scalar, isStableStarter(scalar.value) { return index }
      index += count
    }
    return bytes.count
  }

  /// Whether the character is a letter of Latin or Greek, an ideograph, a Hangul syllable, a Latin ligature
  /// or an ASCII character: all are starters, and none is the second of a canonical composition (UAX #15,
  /// section 9, "stable code points").
  private static func isStableStarter(_ character: UInt32) -> Bool {
    switch character {
    case ..<0x300, 0x391...0x3A9, 0x3B1...0x3C9, 0x4E00...0x9FFC, 0xAC00...0xD7A3, 0xFB00...0xFB06: true
    default: false
    }
  }

  private func firstDifference(inPiece bytes: Span<UInt8>) -> Int? {
    withForm(of: bytes) { form in
      var offset = bytes.commonPrefixCount(with: form)
      if offset == bytes.count, offset == form.count { return nil }
      while offset > 0, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
      return offset
    }
  }

  /// Calls the closure with the normal form of the bytes.
  private func withForm<Result>(of bytes: Span<UInt8>, _ body: (Span<UInt8>) -> Result) -> Result {
    var count = 0
    // SAFETY: the function reads the bytes of the span, which outlives the call, and no others. Given no
    // buffer it returns one of `count` bytes from malloc, which the caller frees, or null if there is not
    // enough memory (the bytes are UTF-8 by precondition).
    let normalized = unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe unistring_normalize_u8(form, bytes.baseAddress, bytes.count, nil, &count)
    }
    guard let normalized = unsafe normalized else { preconditionFailure("no memory to normalize text") }
    defer { unsafe free(normalized) }
    // SAFETY: The buffer has `count` bytes and is freed after the closure has returned, which the span does not outlive.
    return body(unsafe UnsafeBufferPointer(start: normalized, count: count).span)
  }

  /// Returns whether every character is below the first one that the normalization can change or compose with
  /// another.
  private func isPlain(_ bytes: Span<UInt8>) -> Bool {
    var index = 0
    while true {
      index = UTF8Sequence.endOfASCII(in: bytes, from: index)
      guard index < bytes.count else { return true }
      let (scalar, count) = UTF8Sequence.scalar(in: bytes, at: index)
      guard let scalar, scalar.value < firstChangeableCharacter else { return false }
      index += count
    }
  }

  /// U+0300 is the first combining mark, À the first letter with a canonical decomposition, and U+00A0 the first
  /// character with a compatibility one.
  private var firstChangeableCharacter: UInt32 {
    switch self {
    case .nfc: 0x300
    case .nfd: 0xC0
    case .nfkc, .nfkd: 0xA0
    }
  }

  private var form: unistring_form {
    switch self {
    case .nfc: unistring_nfc
    case .nfd: unistring_nfd
    case .nfkc: unistring_nfkc
    case .nfkd: unistring_nfkd
    }
  }
}

#else
/// The normalization forms of Unicode, which are compiled with the package trait `InternationalNames`.
@available(*, unavailable, message: "the type needs the package trait InternationalNames")
public typealias NormalizationForm = Never
#endif
