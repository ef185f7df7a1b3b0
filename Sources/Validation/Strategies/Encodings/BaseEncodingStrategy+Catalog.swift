extension CatalogEntry {
  static let hex = CatalogEntry(
    name: "hex", group: .encodings,
    summary: "Octets as hexadecimal digits in either case, two for each (RFC 4648 section 8).",
    swift: ".encoded(.hex)",
    messages: [
      "hex.character":
        "must be hexadecimal octets: character {position}, '{character}', is not a hexadecimal digit",
      "hex.length": "must be hexadecimal octets: two digits for each, has {actual} {actual|digit|digits}",
    ],
    strategy: BaseEncodingStrategy(.hex),
    synonyms: ["hexadecimal"],
    examples: [
      .init(valid: "00", "DEADBEEF", "deadBEEF0123456789", ""),
      .init(
        invalid: ("abc", "hex.length"), ("0x00", "hex.character"), ("12 34", "hex.character"),
        ("1g", "hex.character")),
    ])

  static let base64 = CatalogEntry(
    name: "base64", group: .encodings,
    summary: "Octets in base64 with its padding and nothing else (RFC 4648 section 4).",
    swift: ".encoded(.base64)",
    messages: [
      "base64.character": "must be base64: character {position}, '{character}', is not allowed there",
      "base64.length": "must be base64, which never has a length of 4n + 1 digits, such as {actual}",
      "base64.padding": "must be base64: it must end in {ending}",
      "base64.padding/none": "must be base64: it must not end in =",
      "base64.unused-bits": "must be base64: its last digit, '{character}', has unused bits that are not 0",
    ],
    strategy: BaseEncodingStrategy(.base64),
    synonyms: ["b64"],
    examples: [
      .init(valid: "Zg==", "Zm8=", "Zm9v", "+/+/", ""),
      .init(
        invalid: ("Zm8", "base64.padding"), ("Zm9v====", "base64.padding"), ("Z", "base64.length"),
        ("Zh==", "base64.unused-bits"), ("Zm9v\n", "base64.character"), ("-_-_", "base64.character")),
    ])

  static let base64url = CatalogEntry(
    name: "base64url", group: .encodings,
    summary: "Octets in base64url, with complete padding or none (RFC 4648 section 5).",
    swift: ".encoded(.base64url)",
    messages: [
      "base64url.character": "must be base64url: character {position}, '{character}', is not allowed there",
      "base64url.length": "must be base64url, which never has a length of 4n + 1 digits, such as {actual}",
      "base64url.padding": "must be base64url: it must end in {ending} or in no padding",
      "base64url.padding/none": "must be base64url: it must not end in =",
      "base64url.unused-bits":
        "must be base64url: its last digit, '{character}', has unused bits that are not 0",
    ],
    strategy: BaseEncodingStrategy(.base64url),
    examples: [
      .init(valid: "Zg", "Zg==", "Zm8", "-_-_", ""),
      .init(
        invalid: ("Zg=", "base64url.padding"), ("Z", "base64url.length"),
        ("Zh", "base64url.unused-bits"), ("+/+/", "base64url.character")),
    ])

  static let base32 = CatalogEntry(
    name: "base32", group: .encodings,
    summary: "Octets in base32, upper case and padded (RFC 4648 section 6).",
    swift: ".encoded(.base32)",
    messages: [
      "base32.character": "must be base32: character {position}, '{character}', is not allowed there",
      "base32.character/lower-case":
        "must be base32, which has capitals only: character {position}, '{character}', is a lower-case letter",
      "base32.length":
        "must be base32, which never has a length of 8n + 1, 8n + 3 or 8n + 6 digits, such as {actual}",
      "base32.padding": "must be base32: it must end in {ending}",
      "base32.padding/none": "must be base32: it must not end in =",
      "base32.unused-bits": "must be base32: its last digit, '{character}', has unused bits that are not 0",
    ],
    strategy: BaseEncodingStrategy(.base32),
    examples: [
      .init(valid: "MY======", "MZXQ====", "MZXW6===", "MZXW6YQ=", "MZXW6YTB", ""),
      .init(
        invalid: ("MY", "base32.padding"), ("MZX=====", "base32.length"), ("MZ======", "base32.unused-bits"),
        ("my======", "base32.character"), ("MZXW6YT1", "base32.character")),
    ])
}
