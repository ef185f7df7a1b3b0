extension MessageCatalog {
  /// The English messages for encodings.
  static let englishEncodings: KeyValuePairs<FailureCode, String> = [
    "base32.character": "must be base32: character {position}, '{character}', is not allowed there",
    "base32.length": "must be base32: no number of octets is encoded in {actual} {actual|digit|digits}",
    "base32.padding":
      "must be base32: it must end in {expected} {expected|padding character|padding characters}, has {actual}",
    "base32.unused-bits": "must be base32: its last digit, '{character}', has unused bits that are not 0",
    "base64.character": "must be base64: character {position}, '{character}', is not allowed there",
    "base64.length": "must be base64: no number of octets is encoded in {actual} {actual|digit|digits}",
    "base64.padding":
      "must be base64: it must end in {expected} {expected|padding character|padding characters}, has {actual}",
    "base64.unused-bits": "must be base64: its last digit, '{character}', has unused bits that are not 0",
    "base64url.character": "must be base64url: character {position}, '{character}', is not allowed there",
    "base64url.length": "must be base64url: no number of octets is encoded in {actual} {actual|digit|digits}",
    "base64url.padding":
      "must be base64url: it must end in {expected} {expected|padding character|padding characters}, has {actual}",
    "base64url.unused-bits":
      "must be base64url: its last digit, '{character}', has unused bits that are not 0",
    "digest.character":
      "must be a digest of {algorithm}: character {position}, '{character}', is not a hexadecimal digit",
    "digest.length": "must be a digest of {algorithm} in {expected} hexadecimal digits, has {actual}",
    "hex-color.character":
      "must be a color: character {position}, '{character}', is not a hexadecimal digit",
    "hex-color.length": "must be a color of {expected} hexadecimal digits, has {actual}",
    "hex-color.no-hash": "must be a color: it does not begin with #",
    "hex.character":
      "must be hexadecimal octets: character {position}, '{character}', is not a hexadecimal digit",
    "hex.length": "must be hexadecimal octets: two digits for each, has {actual} {actual|digit|digits}",
    "is-regex.malformed": "must be a regular expression: {reason}, at character {position}",
    "json.control-character":
      "must be JSON: the control character at character {position} must be written \\u00XX",
    "json.escape": "must be JSON: character {position}, '{character}', is not allowed after a backslash",
    "json.incomplete": "must be JSON: it ends too early",
    "json.too-deep":
      "must be JSON: at character {position} more than {maximum} arrays and objects are nested",
    "json.unexpected": "must be JSON: character {position}, '{character}', is not allowed there",
  ]
}
