extension RuleTable {
  /// The tables of this group; each is declared next to the tests of its strategy.
  static let text: [RuleTable] = [
    .length, .lengthInBytes, .regex, .regexOfAlternatives,
    words, contains, notContains, startsWith, notStartsWith, endsWith, notEndsWith, notRegex, ascii,
    printable,
    alpha, alphaUnicode, alphanumeric, alphanumericUnicode, numeric, numericUnicode, digits, digitsBetween,
    lowercase, uppercase, noControl, noControlInLines, noBidi, singleLine, script, scripts, normalizedNFC,
    normalizedNFD, normalizedNFKC, normalizedNFKD, slug, identifier, identifierUnicode, trimmed,
  ]
}
