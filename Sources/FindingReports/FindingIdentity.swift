internal import Bytes
internal import Validation

/// What makes a finding the same in two runs, wherever its record is: its file, its column, its code, and what identifies its record
/// or, without that, its value.
struct FindingIdentity: Hashable {
  /// The bytes of the parts: equality of strings is canonical equivalence.
  private let parts: [[UInt8]]

  init(_ finding: Finding) {
    self.init(
      file: finding.file, field: finding.field, code: finding.failure.code.rawValue, id: finding.id,
      value: finding.value)
  }

  init(file: String, field: String?, code: String, id: [Finding.Identifier], value: String?) {
    var parts = [file, field ?? "", field == nil ? "record" : "column", code]
    if id.isEmpty {
      parts += ["value", value ?? "", value == nil ? "none" : ""]
    } else {
      parts += ["id"] + id.flatMap { [$0.name, $0.value] }
    }
    self.parts = parts.map { Array($0.utf8) }
  }

  /// The hash FNV-1a of the parts, each followed by a NUL, as 16 hexadecimal digits.
  ///
  /// - Parameter number: The number of the finding among equal ones; `nil` for the hash of all of them.
  func fingerprint(_ number: Int? = nil) -> String {
    var hash = FNV1aHash()
    for part in parts + (number.map { [Array("\($0)".utf8)] } ?? []) {
      for byte in part { hash.add(byte) }
      hash.add(0)
    }
    let digits = String(hash.value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
