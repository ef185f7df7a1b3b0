extension CodeScheme {
  /// The number of a SIM card: 89, sixteen or seventeen digits, and a Luhn digit.
  ///
  /// ITU-T E.118 (2006), section 3: 89 is the industry, telecommunications. Cards with twenty digits are those of ETSI TS 102 221,
  /// section 13.2, whose number fills its ten octets.
  static let iccid = CodeScheme(
    "89ddddddddddddddddd|89dddddddddddddddddd", like: "8944500102198304826",
    .checksum { Luhn().holds(for: $0) })
}

extension CatalogEntry {
  static let iccid = CatalogEntry(
    name: "iccid", group: .codes,
    summary: "The number of a SIM card (ICCID), with its check digit.",
    swift: ".code(.iccid)",
    messages: .code(.iccid, "an ICCID"),
    strategy: CodeStrategy(.iccid),
    synonyms: ["sim-card", "sim-number"],
    examples: [
      .init(valid: "8944500102198304826", "89014103211118510720"),
      .init(
        invalid: ("8944500102198304827", "iccid.checksum"), ("894450010219830482", "iccid.structure"),
        ("7944500102198304826", "iccid.structure")),
    ])
}
