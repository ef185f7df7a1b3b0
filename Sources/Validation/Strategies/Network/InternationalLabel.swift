#if InternationalNames
internal import Bytes
internal import CInternationalNames
#endif

/// A label that IDNA2008 allows to be registered: a U-label, or an A-label with the U-label that it encodes.
///
/// GNU libidn2 checks the requirements of RFC 5891, section 4.2: normalization form C, hyphens, leading
/// combining marks, the code points of RFC 5892 with its contextual rules, and that Punycode decodes and
/// encodes to the same label. Its check of direction accepts the mixture of digits that RFC 5893, section 2,
/// condition 4, forbids, and considers only one label; ``BidiRule`` replaces it.
struct InternationalLabel {
  /// A fault of a label; the raw value is the end of the failure's code.
  enum Fault: String, Error {
    case punycode, context, direction, disallowed, hyphens, unassigned
    case tooLong = "too-long"
    case leadingMark = "leading-mark"
    case notNormalized = "not-normalized"
  }

  /// The scalars of the U-label.
  let scalars: [UInt32]
  /// The length of the A-label.
  let asciiCount: Int

  /// A label of letters, digits and hyphens.
  init(ascii label: Span<UInt8>) {
    scalars = label.indices.map { UInt32(label[$0]) }
    asciiCount = label.count
  }
}

#if InternationalNames
extension InternationalLabel {
  /// - Precondition: The label is UTF-8 without a NUL.
  init(uLabel label: Span<UInt8>) throws(Fault) {
    // A scalar has at most four bytes, and at least one in Punycode.
    guard label.count <= 4 * DomainLabels.longestLabel else { throw .tooLong }
    let text = label.indices.map { label[$0] } + [0]
    var result: UnsafeMutablePointer<UInt8>?
    // SAFETY: libidn2 reads the text up to its NUL and stores no reference to it; it allocates the result,
    // which is freed below.
    let code = unsafe idn2_register_label(text, nil, &result, 0)
    defer { unsafe idn2_free_label(result) }
    if let fault = Fault(code: code) { throw fault }
    var count = 0
    // SAFETY: on success the result is a text that ends in NUL, and no byte after the NUL is read.
    while let name = unsafe result, unsafe name[count] != 0 { count += 1 }
    scalars = String(repairing: label).unicodeScalars.map(\.value)
    asciiCount = count
  }

  /// - Precondition: The label is ASCII without a NUL and begins with `xn--` in any case.
  init(aLabel label: Span<UInt8>) throws(Fault) {
    guard label.count <= DomainLabels.longestLabel else { throw .tooLong }
    // Names are compared without regard to case (RFC 4343), and an A-label is lower-cased before it is read
    // (RFC 5891, section 5.3).
    let text = label.indices.map { label[$0].lowercased } + [0]
    var result: UnsafeMutablePointer<UInt8>?
    // SAFETY: libidn2 reads the text up to its NUL and stores no reference to it; it allocates the result,
    // which is freed unread.
    let code = unsafe idn2_register_label(nil, text, &result, 0)
    unsafe idn2_free_label(result)
    if let fault = Fault(code: code) { throw fault }
    scalars = try Self.decoded(text)
    asciiCount = label.count
  }

  /// The scalars that an A-label with a NUL after it encodes.
  private static func decoded(_ text: [UInt8]) throws(Fault) -> [UInt32] {
    var result: UnsafeMutablePointer<UInt32>?
    let characters = text.map { CChar(truncatingIfNeeded: $0) }
    // SAFETY: libidn2 reads the text up to its NUL and stores no reference to it; it allocates the result,
    // which is freed below.
    let code = unsafe idn2_unicode_label(characters, &result, 0)
    defer { unsafe idn2_free_label(result) }
    if let fault = Fault(code: code) { throw fault }
    var scalars: [UInt32] = []
    // SAFETY: on success the result ends in a zero, and nothing after the zero is read.
    while let label = unsafe result, unsafe label[scalars.count] != 0 {
      unsafe scalars.append(label[scalars.count])
    }
    return scalars
  }
}

extension InternationalLabel.Fault {
  /// The fault that a status of libidn2 reports, or `nil` for success.
  fileprivate init?(code: Int32) {
    switch idn2_rc(rawValue: code) {
    case IDN2_OK: return nil
    case IDN2_NOT_NFC, IDN2_NFC: self = .notNormalized
    case IDN2_2HYPHEN, IDN2_HYPHEN_STARTEND: self = .hyphens
    case IDN2_LEADING_COMBINING: self = .leadingMark
    case IDN2_DISALLOWED, IDN2_ENCODING_ERROR: self = .disallowed
    case IDN2_CONTEXTJ, IDN2_CONTEXTJ_NO_RULE, IDN2_CONTEXTO, IDN2_CONTEXTO_NO_RULE: self = .context
    case IDN2_UNASSIGNED: self = .unassigned
    case IDN2_BIDI: self = .direction
    case IDN2_TOO_BIG_LABEL, IDN2_TOO_BIG_DOMAIN, IDN2_PUNYCODE_BIG_OUTPUT: self = .tooLong
    default: self = .punycode
    }
  }
}
#endif
