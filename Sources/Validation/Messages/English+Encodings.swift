extension MessageCatalog {
  /// The English texts of the codes of encodings.
  static let englishEncodings: [FailureCode: String] = [
    "base32.character": "must be base32: character {position}, '{character}', is none of its alphabet",
    "base32.length": "must be base32: {actual} digits are no whole number of octets",
    "base32.padding": "must be base32: it must end in {expected} padding characters, has {actual}",
    "base32.unused-bits": "must be base32: its last character, '{character}', says more than the octets hold",
    "base64.character": "must be base64: character {position}, '{character}', is none of its alphabet",
    "base64.length": "must be base64: {actual} digits are no whole number of octets",
    "base64.padding": "must be base64: it must end in {expected} padding characters, has {actual}",
    "base64.unused-bits": "must be base64: its last character, '{character}', says more than the octets hold",
    "base64url.character": "must be base64url: character {position}, '{character}', is none of its alphabet",
    "base64url.length": "must be base64url: {actual} digits are no whole number of octets",
    "base64url.padding": "must be base64url: it must end in {expected} padding characters, has {actual}",
    "base64url.unused-bits":
      "must be base64url: its last character, '{character}', says more than the octets hold",
    "digest.character":
      "must be a {algorithm} digest: character {position}, '{character}', is no hexadecimal digit",
    "digest.length": "must be a {algorithm} digest: it has {actual} digits, not {expected}",
    "hex-color.character": "must be a colour: character {position}, '{character}', is no hexadecimal digit",
    "hex-color.length": "must be a colour of {expected} hexadecimal digits, has {actual}",
    "hex-color.no-hash": "must be a colour: it does not begin with #",
    "hex.character":
      "must be hexadecimal octets: character {position}, '{character}', is none of its alphabet",
    "hex.length": "must be hexadecimal octets: {actual} digits are no whole number of octets",
    "is-regex.malformed": "must be a regular expression: {reason}, at character {position}",
    "json.control-character":
      "must be JSON: the control character at character {position} must be written \\u00XX",
    "json.escape": "must be JSON: character {position}, '{character}', cannot stand there after a backslash",
    "json.incomplete": "must be JSON: it ends too early",
    "json.too-deep":
      "must be JSON: at character {position} more than {maximum} arrays and objects stand inside each other",
    "json.unexpected": "must be JSON: character {position}, '{character}', cannot stand there",
  ]
}
