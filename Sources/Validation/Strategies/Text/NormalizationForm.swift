internal import CUnistring

/// One of Unicode's normalization forms (UAX #15), in the version of GNU libunistring.
public enum NormalizationForm: String, Sendable, CaseIterable {
  /// Canonical composition, what most text is in.
  case nfc = "NFC"
  /// Canonical decomposition.
  case nfd = "NFD"
  /// Compatibility composition: ligatures, widths and styles undone too.
  case nfkc = "NFKC"
  /// Compatibility decomposition.
  case nfkd = "NFKD"

  /// The offset of the first character at which the bytes differ from their normal form, or `nil`. O(n log n); no
  /// allocation while all characters are from the beginning of Unicode, which the form leaves as they are.
  ///
  /// - Precondition: The bytes are UTF-8.
  func firstDifference(in bytes: Span<UInt8>) -> Int? {
    if isPlain(bytes) { return nil }
    var count = 0
    // SAFETY: u8_normalize reads the bytes of the span, which outlives the call, and no others. Without a buffer of
    // ours it returns one of `count` bytes from malloc, which is ours to free; or null where the memory is out (what is
    // not UTF-8 does not come here).
    let normalized = unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe u8_normalize(pointer, bytes.baseAddress, bytes.count, nil, &count)
    }
    guard let normalized = unsafe normalized else { preconditionFailure("no memory to normalize text") }
    defer { unsafe free(normalized) }
    // SAFETY: as said above; the span does not leave this function, which frees last.
    let form = unsafe UnsafeBufferPointer(start: normalized, count: count).span
    var offset = 0
    while offset < bytes.count, offset < form.count, bytes[offset] == form[offset] { offset += 1 }
    if offset == bytes.count, offset == form.count { return nil }
    while offset > 0, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }

  /// Whether every character lies before the first one that the form could change or join to another.
  private func isPlain(_ bytes: Span<UInt8>) -> Bool {
    var index = 0
    while true {
      index = UTF8Sequence.endOfASCII(in: bytes, from: index)
      guard index < bytes.count else { return true }
      let (scalar, count) = UTF8Sequence.scalar(in: bytes, at: index)
      guard let scalar, scalar.value < firstCharacterOfInterest else { return false }
      index += count
    }
  }

  /// U+0300 is the first combining mark, À the first letter with a canonical decomposition, and U+00A0 the first
  /// character with a compatibility one.
  private var firstCharacterOfInterest: UInt32 {
    switch self {
    case .nfc: 0x300
    case .nfd: 0xC0
    case .nfkc, .nfkd: 0xA0
    }
  }

  private var pointer: uninorm_t {
    switch self {
    case .nfc: unsafe unistring_nfc()
    case .nfd: unsafe unistring_nfd()
    case .nfkc: unsafe unistring_nfkc()
    case .nfkd: unsafe unistring_nfkd()
    }
  }
}
