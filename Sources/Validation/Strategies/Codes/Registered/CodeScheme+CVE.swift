extension CodeScheme {
  /// The number of a vulnerability: CVE, a year from 1999 on, and at least four digits.
  ///
  /// CVE Program, "CVE ID Syntax" and JSON record format 5.1: four to nineteen digits, of which more than four do not begin
  /// with 0.
  static let cve = CodeScheme(
    "CVE-dddd-ddddd?d?d?d?d?d?d?d?d?d?d?d?d?d?d?", like: "CVE-2014-0160",
    .part(3..<7) { $0.number(3..<7) >= 1999 },
    .part(7..<11) { !$0.areZero(7..<11) && ($0.count == 11 || $0[7] != 0) })
}

extension CatalogEntry {
  static let cve = CatalogEntry(
    name: "cve", group: .codes,
    summary: "The number of a publicly known vulnerability (CVE).",
    swift: ".code(.cve)",
    messages: .code(.cve, "a CVE number", checkDigits: nil, hasParts: true),
    strategy: CodeStrategy(.cve),
    synonyms: ["cve-id", "vulnerability"],
    examples: [
      .init(valid: "CVE-2014-0160", "CVE-2021-44228", "CVE-1999-0001"),
      .init(
        invalid: ("CVE-2014-160", "cve.structure"), ("cve-2014-0160", "cve.structure"),
        ("CVE-1998-0160", "cve.part"), ("CVE-2014-00160", "cve.part")),
    ])
}
