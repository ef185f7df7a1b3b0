extension CodeScheme {
  /// The International Standard Music Number: 979-0, a publisher and a title of together eight digits, and the check digit of
  /// GS1.
  ///
  /// ISO 10957:2021. Until 2008 an M, which counts as the 3 of 9790, was in place of 979-0. In print hyphens or spaces separate the
  /// parts; publishers have 3 to 7 digits, by the ranges of the International ISMN Agency.
  static let ismn = CodeScheme(
    """
    9790ddddddddd|979-0-ddd-ddddd-d|979-0-dddd-dddd-d|979-0-ddddd-ddd-d|979-0-dddddd-dd-d|979-0-ddddddd-d-d|\
    979 0 ddd ddddd d|979 0 dddd dddd d|979 0 ddddd ddd d|979 0 dddddd dd d|979 0 ddddddd d d|\
    Mddddddddd|M-ddd-ddddd-d|M-dddd-dddd-d|M-ddddd-ddd-d|M-dddddd-dd-d|M-ddddddd-d-d
    """, like: "979-0-2600-0043-8",
    .checksum { number in
      // The weighted sum of 9790 is 9 + 3 × 7 + 9 = 39, and so is that of an M: 3 × 3 = 9 modulo 10.
      let digits = number.count - 9
      return (9 + number.sum([1, 3, 1, 3, 1, 3, 1, 3, 1], from: digits)).isMultiple(of: 10)
    })
}

extension CatalogEntry {
  static let ismn = CatalogEntry(
    name: "ismn", group: .codes,
    summary: "An International Standard Music Number (ISMN), with its check digit.",
    swift: ".code(.ismn)",
    messages: .code(.ismn, "an ISMN"),
    strategy: CodeStrategy(.ismn),
    synonyms: ["music-number"],
    examples: [
      .init(valid: "9790260000438", "979-0-2600-0043-8", "M-2306-7118-7"),
      .init(
        invalid: ("9790260000439", "ismn.checksum"), ("9780260000438", "ismn.structure"),
        ("979-02600-0043-8", "ismn.structure")),
    ])
}
