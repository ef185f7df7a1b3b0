#if InternationalNames
internal import CInternationalNames

/// A domain as browsers process it: ToASCII of UTS #46, section 4.2, with the flags of WHATWG URL, section 3.3, "domain
/// parser ToASCII".
///
/// The mapping has the Unicode version of the table; normalization form, direction and joining types have
/// that of GNU libunistring. Narrower in one respect, to limit time: the text after `xn--` has at most 255
/// characters.
struct WebDomain {
  private static let dot: UInt32 = 0x2E
  private static let hyphen: UInt32 = 0x2D
  private static let longestALabel = 255

  /// The domain, mapped and in normalization form C; its labels are U-labels and A-labels as they were
  /// written.
  let scalars: [UInt32]

  /// Creates a domain; returns `nil` if it is not valid.
  ///
  /// - Parameters:
  ///   - domain: The domain in UTF-8.
  ///   - isStrict: Whether CheckHyphens, UseSTD3ASCIIRules and VerifyDnsLength are set, as for valid domains.
  init?(_ domain: Span<UInt8>, isStrict: Bool) {
    guard let mapped = Self.mapped(domain) else { return nil }
    scalars = Self.normalized(mapped)
    let labels = scalars.split(separator: Self.dot, omittingEmptySubsequences: false)
    var unicodeLabels: [[UInt32]] = []
    for label in labels {
      guard let unicode = Self.unicodeLabel(label), Self.isValid(unicode, isStrict: isStrict) else {
        return nil
      }
      unicodeLabels.append(unicode)
    }
    if unicodeLabels.contains(where: BidiRule.isRightToLeft) {
      guard unicodeLabels.allSatisfy({ $0.isEmpty || BidiRule.holds(for: $0) }) else { return nil }
    }
    if isStrict, !Self.hasLengths(labels) { return nil }
  }

  /// Whether a label has more than 63 characters in ASCII.
  var hasLongLabel: Bool {
    scalars.split(separator: Self.dot).contains { $0.count > 63 || Self.encodedCount($0) > 63 }
  }

  /// The mapping of UTS #46, section 4, step 1.
  private static func mapped(_ domain: Span<UInt8>) -> [UInt32]? {
    var result: [UInt32] = []
    var index = 0
    while index < domain.count {
      guard let (scalar, count) = InternationalCharacters.scalar(in: domain, at: index),
        CodePointMapping.append(scalar, to: &result)
      else { return nil }
      index += count
    }
    return result
  }

  /// The normalization of UTS #46, section 4, step 2.
  private static func normalized(_ text: [UInt32]) -> [UInt32] {
    guard text.contains(where: { $0 >= 0x300 }) else { return text }
    var count = 0
    // SAFETY: the function reads only the array, which outlives the call. Without a buffer it returns one of
    // `count` units from malloc, which is freed below, or null if there is not enough memory.
    let result = unsafe text.withUnsafeBufferPointer { text in
      unsafe unistring_normalize_u32(unistring_nfc, text.baseAddress, text.count, nil, &count)
    }
    guard let result = unsafe result else { preconditionFailure("no memory to normalize text") }
    defer { unsafe free(result) }
    // SAFETY: as above.
    return unsafe Array(UnsafeBufferPointer(start: result, count: count))
  }

  /// The decoded text of a label (section 4, step 4), or `nil` for a malformed A-label.
  private static func unicodeLabel(_ label: ArraySlice<UInt32>) -> [UInt32]? {
    guard label.starts(with: [0x78, 0x6E, hyphen, hyphen]) else { return Array(label) }
    guard label.count <= longestALabel, let decoded = Punycode.decoded(label.dropFirst(4)),
      decoded.contains(where: { $0 >= 0x80 }), normalized(decoded) == decoded,
      decoded.allSatisfy({ $0 != dot && CodePointMapping.isValid($0) })
    else { return nil }
    return decoded
  }

  /// Whether the label meets section 4.1 except for the rule of direction. The code points of a label that is
  /// not decoded are valid because they result from the mapping.
  private static func isValid(_ label: [UInt32], isStrict: Bool) -> Bool {
    guard let first = label.first, let last = label.last else { return true }
    if isStrict {
      let hasHyphens = label.count >= 4 && label[2] == hyphen && label[3] == hyphen
      guard first != hyphen, last != hyphen, !hasHyphens else { return false }
      guard label.allSatisfy({ $0 >= 0x80 || $0 == hyphen || 0x30...0x39 ~= $0 || 0x61...0x7A ~= $0 })
      else {
        return false
      }
    } else if label.starts(with: [0x78, 0x6E, hyphen, hyphen]) {
      return false
    }
    return !unistring_is_category(first, UInt32(UC_CATEGORY_MASK_M)) && hasJoiners(label)
  }

  /// Whether the label meets the contextual rules of RFC 5892, appendix A.1 and A.2, for U+200C and U+200D.
  private static func hasJoiners(_ label: [UInt32]) -> Bool {
    let virama: Int32 = 9
    for (index, scalar) in label.enumerated() where scalar == 0x200C || scalar == 0x200D {
      if index > 0, unistring_combining_class(label[index - 1]) == virama { continue }
      guard scalar == 0x200C, joins(label, before: index), joins(label, after: index) else { return false }
    }
    return true
  }

  /// Whether the last character before the index that is not transparent joins to the one after it.
  private static func joins(_ label: [UInt32], before index: Int) -> Bool {
    var other = index - 1
    while other >= 0, unistring_joining_type(label[other]) == Int32(UC_JOINING_TYPE_T) { other -= 1 }
    guard other >= 0 else { return false }
    let type = Int(unistring_joining_type(label[other]))
    return type == Int(UC_JOINING_TYPE_L) || type == Int(UC_JOINING_TYPE_D)
  }

  /// Whether the first character after the index that is not transparent joins to the one before it.
  private static func joins(_ label: [UInt32], after index: Int) -> Bool {
    var other = index + 1
    while other < label.count, unistring_joining_type(label[other]) == Int32(UC_JOINING_TYPE_T) { other += 1 }
    guard other < label.count else { return false }
    let type = Int(unistring_joining_type(label[other]))
    return type == Int(UC_JOINING_TYPE_R) || type == Int(UC_JOINING_TYPE_D)
  }

  /// Whether the labels meet VerifyDnsLength: 1 to 63 characters each, 253 in all, and no empty label of the
  /// root.
  private static func hasLengths(_ labels: [ArraySlice<UInt32>]) -> Bool {
    var total = labels.count - 1
    for label in labels {
      guard 1...63 ~= label.count else { return false }
      let count = encodedCount(label)
      guard count <= 63 else { return false }
      total += count
    }
    return total <= 253
  }

  /// The number of characters of the label in ASCII.
  private static func encodedCount(_ label: ArraySlice<UInt32>) -> Int {
    label.allSatisfy { $0 < 0x80 } ? label.count : 4 + Punycode.encodedCount(label)
  }
}

#else
internal import Bytes

/// A domain as browsers process it, but only in ASCII: without the package trait `InternationalNames` other
/// domains are rejected, and an A-label is only checked to be Punycode.
struct WebDomain {
  let scalars: [UInt32]

  /// Creates a domain; returns `nil` if it is not valid.
  ///
  /// - Parameters:
  ///   - domain: The domain in UTF-8.
  ///   - isStrict: Has no effect: all domains must meet the rules of valid ones.
  init?(_ domain: Span<UInt8>, isStrict: Bool) {
    guard (try? DomainLabels.check(domain)) != nil, Self.hasOnlyALabels(domain) else { return nil }
    scalars = domain.indices.map { UInt32(domain[$0].lowercased) }
  }

  /// Whether every label with hyphens as its third and fourth characters begins with `xn--`.
  private static func hasOnlyALabels(_ domain: Span<UInt8>) -> Bool {
    var start = 0
    while true {
      let end = domain.firstIndex(of: UInt8(ascii: "."), from: start) ?? domain.count
      let label = domain.extracting(start..<end)
      let isReserved = label.starts(with: "--", at: 2)
      guard !isReserved || label.isALabel(at: 0) else { return false }
      guard end < domain.count else { return true }
      start = end + 1
    }
  }
}
#endif
