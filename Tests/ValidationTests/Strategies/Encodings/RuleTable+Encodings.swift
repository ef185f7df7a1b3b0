extension RuleTable {
  /// The tables of the rules of this group, each beside the tests of its strategy.
  static let encodings: [RuleTable] = [
    json, hex, base64, base64url, base32, hexColor, simpleColor, md5, sha1, sha256, sha512, isRegex,
  ]
}
