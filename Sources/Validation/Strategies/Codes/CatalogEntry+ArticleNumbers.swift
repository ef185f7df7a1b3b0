/// The rules for numbers of GS1.
extension CatalogEntry {
  static let ean8 = CatalogEntry(
    name: "ean-8", group: .codes, summary: "An article number of eight digits (GTIN-8) with its check digit.",
    swift: ".ean8",
    messages: [
      "ean-8.structure": "must be an EAN-8: character {position}, '{character}', is not a digit",
      "ean-8.length": "must be an EAN-8 of {expected} digits, has {actual}",
      "ean-8.checksum": "must be an EAN-8: its check digit is wrong",
    ],
    strategy: ArticleNumberStrategy(.ean8),
    lesserSynonyms: ["barcode", "ean", "gtin"],
    examples: [
      .init(valid: "73513537", "96385074"),
      .init(
        invalid: ("73513536", "ean-8.checksum"), ("7351353", "ean-8.length"),
        ("7351 3537", "ean-8.structure")),
    ])

  static let ean13 = CatalogEntry(
    name: "ean-13", group: .codes,
    summary: "An article number of thirteen digits (GTIN-13) with its check digit.",
    swift: ".ean13",
    messages: [
      "ean-13.structure": "must be an EAN-13: character {position}, '{character}', is not a digit",
      "ean-13.length": "must be an EAN-13 of {expected} digits, has {actual}",
      "ean-13.checksum": "must be an EAN-13: its check digit is wrong",
    ],
    strategy: ArticleNumberStrategy(.ean13),
    synonyms: ["barcode", "ean", "gtin"],
    examples: [
      .init(valid: "4006381333931", "9780306406157"),
      .init(
        invalid: ("4006381333932", "ean-13.checksum"), ("400638133393", "ean-13.length"),
        ("4-006381-333931", "ean-13.structure")),
    ])

  static let upc = CatalogEntry(
    name: "upc", group: .codes, summary: "An article number of twelve digits (UPC-A) with its check digit.",
    swift: ".upc",
    messages: [
      "upc.structure": "must be a UPC: character {position}, '{character}', is not a digit",
      "upc.length": "must be a UPC of {expected} digits, has {actual}",
      "upc.checksum": "must be a UPC: its check digit is wrong",
    ],
    strategy: ArticleNumberStrategy(.upc),
    lesserSynonyms: ["barcode"],
    examples: [
      .init(valid: "036000291452", "042100005264"),
      .init(
        invalid: ("036000291453", "upc.checksum"), ("36000291452", "upc.length"),
        ("0 36000 29145 2", "upc.structure")),
    ])

  static let gtin14 = CatalogEntry(
    name: "gtin-14", group: .codes,
    summary: "An article number of fourteen digits (GTIN-14) with its check digit.",
    swift: ".gtin14",
    messages: [
      "gtin-14.structure": "must be a GTIN-14: character {position}, '{character}', is not a digit",
      "gtin-14.length": "must be a GTIN-14 of {expected} digits, has {actual}",
      "gtin-14.checksum": "must be a GTIN-14: its check digit is wrong",
    ],
    strategy: ArticleNumberStrategy(.gtin14),
    synonyms: ["itf-14"],
    lesserSynonyms: ["gtin"],
    examples: [
      .init(valid: "10614141000415", "00012345600012"),
      .init(
        invalid: ("10614141000414", "gtin-14.checksum"), ("1061414100041", "gtin-14.length"),
        ("1 0614141 00041 5", "gtin-14.structure")),
    ])

  static let gln = CatalogEntry(
    name: "gln", group: .codes,
    summary: "A Global Location Number of thirteen digits with its check digit.",
    swift: ".gln",
    messages: [
      "gln.structure": "must be a GLN: character {position}, '{character}', is not a digit",
      "gln.length": "must be a GLN of {expected} digits, has {actual}",
      "gln.checksum": "must be a GLN: its check digit is wrong",
    ],
    strategy: ArticleNumberStrategy(.gln),
    synonyms: ["global-location-number", "iln"],
    examples: [
      .init(valid: "4012345000009", "0614141000012"),
      .init(
        invalid: ("4012345000008", "gln.checksum"), ("401234500000", "gln.length"),
        ("4012345-00000-9", "gln.structure")),
    ])

  static let sscc = CatalogEntry(
    name: "sscc", group: .codes,
    summary: "A Serial Shipping Container Code of eighteen digits with its check digit.",
    swift: ".sscc",
    messages: [
      "sscc.structure": "must be an SSCC: character {position}, '{character}', is not a digit",
      "sscc.length": "must be an SSCC of {expected} digits, has {actual}",
      "sscc.checksum": "must be an SSCC: its check digit is wrong",
    ],
    strategy: ArticleNumberStrategy(.sscc),
    synonyms: ["serial-shipping-container-code", "shipping-container"],
    examples: [
      .init(valid: "106141412345678908", "340123450000000000"),
      .init(
        invalid: ("106141412345678907", "sscc.checksum"), ("10614141234567890", "sscc.length"),
        ("(00)106141412345678908", "sscc.structure")),
    ])
}
