extension RuleTable {
  /// The tables of this group; each is declared next to the tests of its strategy.
  static let encodings: [RuleTable] = [
    json, hex, base64, base64url, base32, hexColor, simpleColor, md5, sha1, sha256, sha512, isRegex,
  ]
}
