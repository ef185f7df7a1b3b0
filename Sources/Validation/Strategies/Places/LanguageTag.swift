internal import Bytes
internal import ValidationData

/// The grammar and the validity of language tags: RFC 5646, sections 2.1 (well-formed) and 2.2.9 (valid).
struct LanguageTag {
  /// Whether the tag is a locale (UTS #35, part 1, section 3.2): an underscore separates subtags as a hyphen does, and `POSIX` is a
  /// variant.
  var isLocale = false

  /// The kinds of subtags in their order: a subtag never follows one of a later kind.
  private enum Stage: Int {
    case language, extended, script, region, variant, extensions
  }

  /// The state after the subtags read so far.
  private struct Progress {
    var stage = Stage.language
    var firstVariant: Int?
    /// The singletons that have occurred, as bits numbered by their lower-case characters.
    var singletons: UInt128 = 0
  }

  /// Checks a tag and throws the first fault. O(n): a variant is compared with those before it, which are all
  /// different and registered, so that there are at most as many as in the registry.
  func check(_ value: Span<UInt8>) throws(LanguageFault) {
    let isGrandfathered = isRegistered(value) { LanguageSubtags.grandfathered.contains($0) }
    guard !isGrandfathered else { return }
    try checkSubtags(of: value)
  }

  private func checkSubtags(of value: Span<UInt8>) throws(LanguageFault) {
    var subtag = try subtag(of: value, at: 0)
    if isPrivate(value, subtag) { return try checkPrivateUse(value, after: subtag) }
    try checkLanguage(value, subtag)
    var progress = Progress()
    while subtag.upperBound < value.count {
      subtag = try self.subtag(of: value, at: subtag.upperBound + 1)
      if isPrivate(value, subtag) { return try checkPrivateUse(value, after: subtag) }
      if subtag.count == 1 {
        subtag = try checkExtension(of: value, at: subtag, &progress)
      } else {
        try check(subtag, of: value, &progress)
      }
    }
  }

  private func checkLanguage(_ value: Span<UInt8>, _ subtag: Range<Int>) throws(LanguageFault) {
    guard subtag.count > 1, isAlphabetic(value, subtag) else { throw .malformed(at: subtag.lowerBound) }
    try checkRegistered(value, subtag, as: .language)
  }

  private func check(
    _ subtag: Range<Int>, of value: Span<UInt8>, _ progress: inout Progress
  ) throws(LanguageFault) {
    let stage = progress.stage.rawValue
    let isAlphabetic = isAlphabetic(value, subtag)
    let isNumeric = subtag.allSatisfy { value[$0].isDigit }
    switch subtag.count {
    case 3 where isAlphabetic && stage <= Stage.extended.rawValue:
      // The second and third extended subtag that the grammar has are "permanently reserved" (section 2.2.2).
      guard progress.stage == .language else { throw .malformed(at: subtag.lowerBound) }
      try checkRegistered(value, subtag, as: .extendedLanguage)
      progress.stage = .extended
    case 4 where isAlphabetic && stage < Stage.script.rawValue:
      try checkRegistered(value, subtag, as: .script)
      progress.stage = .script
    case 2 where isAlphabetic && stage < Stage.region.rawValue,
      3 where isNumeric && stage < Stage.region.rawValue:
      try checkRegistered(value, subtag, as: .region)
      progress.stage = .region
    case 5...8 where stage <= Stage.variant.rawValue,
      4 where value[subtag.lowerBound].isDigit && stage <= Stage.variant.rawValue:
      try checkVariant(subtag, of: value, &progress)
    default:
      throw .malformed(at: subtag.lowerBound)
    }
  }

  private func checkVariant(
    _ subtag: Range<Int>, of value: Span<UInt8>, _ progress: inout Progress
  ) throws(LanguageFault) {
    try checkRegistered(value, subtag, as: .variant)
    let first = progress.firstVariant ?? subtag.lowerBound
    var offset = first
    while offset < subtag.lowerBound {
      let length = subtag.count
      if offset + length < subtag.lowerBound, isSeparator(value[offset + length]),
        value.extracting(offset..<offset + length).equalsIgnoringCase(value.extracting(subtag))
      {
        throw .duplicateVariant(subtag)
      }
      offset = ((offset..<subtag.lowerBound).first { isSeparator(value[$0]) } ?? subtag.lowerBound) + 1
    }
    progress.firstVariant = first
    progress.stage = .variant
  }

  /// Returns the last subtag of the extension that the singleton begins.
  private func checkExtension(
    of value: Span<UInt8>, at singleton: Range<Int>, _ progress: inout Progress
  ) throws(LanguageFault) -> Range<Int> {
    let bit: UInt128 = 1 << UInt128(value[singleton.lowerBound].lowercased)
    guard progress.singletons & bit == 0 else {
      throw .duplicateSingleton(singleton)
    }
    progress.singletons |= bit
    progress.stage = .extensions
    var last = singleton
    while last.upperBound < value.count {
      let next = try subtag(of: value, at: last.upperBound + 1)
      guard next.count > 1 else { break }
      last = next
    }
    guard last != singleton else { throw .malformed(at: singleton.lowerBound) }
    return last
  }

  private func isPrivate(_ value: Span<UInt8>, _ subtag: Range<Int>) -> Bool {
    subtag.count == 1 && value[subtag.lowerBound].lowercased == UInt8(ascii: "x")
  }

  private func checkPrivateUse(
    _ value: Span<UInt8>, after singleton: Range<Int>
  ) throws(LanguageFault) {
    guard singleton.upperBound < value.count else { throw .malformed(at: singleton.lowerBound) }
    var last = singleton
    while last.upperBound < value.count { last = try subtag(of: value, at: last.upperBound + 1) }
  }

  /// The range of the subtag that begins at `start`: one to eight letters and digits, up to a separator or the end.
  private func subtag(of value: Span<UInt8>, at start: Int) throws(LanguageFault) -> Range<Int> {
    var end = start
    while end < value.count, !isSeparator(value[end]) {
      guard value[end].isLetter || value[end].isDigit, end - start < 8 else {
        throw .malformed(at: end)
      }
      end += 1
    }
    guard end > start else { throw .malformed(at: start) }
    return start..<end
  }

  private func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || (isLocale && byte == UInt8(ascii: "_"))
  }

  private func isAlphabetic(_ value: Span<UInt8>, _ subtag: Range<Int>) -> Bool {
    subtag.allSatisfy { value[$0].isLetter }
  }

  private func checkRegistered(
    _ value: Span<UInt8>, _ subtag: Range<Int>, as kind: LanguageFault.Kind
  ) throws(LanguageFault) {
    let isRegistered = isRegistered(value.extracting(subtag)) { word in
      switch kind {
      case .language: LanguageCodeSet.subtags.contains(word)
      case .extendedLanguage: LanguageSubtags.extensions.contains(word)
      case .script: LanguageSubtags.scripts.contains(word)
      case .region: LanguageSubtags.regions.contains(word)
      case .variant: LanguageSubtags.variants.contains(word) || (isLocale && word.equals("posix"))
      }
    }
    guard isRegistered else { throw .unregistered(kind, subtag) }
  }

  /// Whether the predicate is true of the word in lower case; `false` for a text that is longer than every
  /// registered word.
  private func isRegistered(_ word: Span<UInt8>, _ predicate: (Span<UInt8>) -> Bool) -> Bool {
    var lowercased = InlineArray<16, UInt8>(repeating: 0)
    guard (1...lowercased.count).contains(word.count) else { return false }
    for index in 0..<word.count {
      // No word contains a space, and in a table a space ends a word.
      guard word[index] > 0x20 else { return false }
      lowercased[index] = word[index].lowercased
    }
    return predicate(lowercased.span.extracting(0..<word.count))
  }
}
