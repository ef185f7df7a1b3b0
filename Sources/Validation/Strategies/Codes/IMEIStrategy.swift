/// A strategy that accepts the number of a mobile device: fourteen digits and a Luhn digit.
///
/// 3GPP TS 23.003, section 6.2.1 and annex B; digits alone, or `35-209900-176148-1` as GSMA TS.06 prints it. The number
/// with a software version instead of the check digit (IMEISV, section 6.2.2) is rejected.
///
/// ```swift
/// IMEIStrategy().verdict(on: "352099001761481")       // .valid
/// IMEIStrategy().failure(of: "352099001761482")?.code // "imei.checksum"
/// ```
///
/// Codes: `imei.structure` (`expected`, `found`, `position`), `imei.checksum`.
public struct IMEIStrategy: ByteValidationStrategy, Hashable {
  private static let notation = CodeNotation("ddddddddddddddd|dd-dddddd-dddddd-d", like: "35-209900-176148-1")

  /// Creates the strategy, which has no parameters.
  public init() {}

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    let symbols = try Self.notation.symbols(of: value, rule: "imei")
    guard Luhn().holds(for: symbols) else { throw ValidationFailure("imei.checksum") }
  }
}

extension InputFieldValidationStrategy where Self == IMEIStrategy {
  /// The number of a mobile device.
  public static var imei: IMEIStrategy { IMEIStrategy() }
}

extension CatalogEntry {
  static let imei = CatalogEntry(
    name: "imei", group: .codes,
    summary: "An IMEI of a mobile device: fifteen digits, the last a Luhn check digit.",
    swift: ".imei",
    messages: [
      "imei.structure":
        "must be an IMEI, such as {expected}: there is {found} at character {position}",
      "imei.checksum": "must be an IMEI: its check digit is wrong",
    ],
    strategy: IMEIStrategy(),
    examples: [
      .init(valid: "352099001761481", "35-209900-176148-1"),
      .init(
        invalid: ("352099001761482", "imei.checksum"), ("35209900176148", "imei.structure"),
        ("352099-00-176148-1", "imei.structure")),
    ])
}
