extension CatalogEntry {
  static let hex = CatalogEntry(
    name: "hex", group: .encodings,
    summary: "Octets as hexadecimal digits in either case, two for each (RFC 4648 section 8).",
    swift: ".encoded(.hex)", codes: ["hex.character", "hex.length"],
    strategy: BaseEncodingStrategy(.hex),
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
    codes: ["base64.character", "base64.length", "base64.padding", "base64.unused-bits"],
    strategy: BaseEncodingStrategy(.base64),
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
    codes: ["base64url.character", "base64url.length", "base64url.padding", "base64url.unused-bits"],
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
    codes: ["base32.character", "base32.length", "base32.padding", "base32.unused-bits"],
    strategy: BaseEncodingStrategy(.base32),
    examples: [
      .init(valid: "MY======", "MZXQ====", "MZXW6===", "MZXW6YQ=", "MZXW6YTB", ""),
      .init(
        invalid: ("MY", "base32.padding"), ("MZX=====", "base32.length"), ("MZ======", "base32.unused-bits"),
        ("my======", "base32.character"), ("MZXW6YT1", "base32.character")),
    ])
}
