import Testing
import Validation

@testable import FormValidation

struct ControlWidthTests {
  private static func width(
    _ kind: FormField.Kind = .text, _ rules: String..., placeholder: String? = nil
  ) throws -> ControlWidth? {
    let field = FormField("f", kind, label: "F", rules: try rules.map { try Catalog.rule($0) })
    return ControlWidth(field, placeholder: placeholder)
  }

  @Test func `a control is as wide as the values that its rules accept`() throws {
    #expect(try Self.width(.text, "digits:4") == .short)
    #expect(try Self.width(.text, "length:..12") == .short)
    #expect(try Self.width(.text, "length:..13") == .medium)
    #expect(try Self.width(.text, "length:..36") == .medium)
    #expect(try Self.width(.text, "length:..37") == nil)
    #expect(try Self.width(.text, "length:2..") == nil)
    #expect(try Self.width(.text, "length:..80", "digits:..5") == .short)
    for rule in ["country", "currency", "postal-code:DE", "bic"] {
      #expect(try Self.width(.text, rule) == .short, "\(rule)")
    }
    #expect(try Self.width(.text, "iban") == .medium)
    #expect(try Self.width(.date, "date") == .short)
    #expect(try Self.width(.phone, "phone") == .medium)
    #expect(try Self.width(.number, "range:0..120") == .short)
    #expect(try Self.width(.number, "number") == .medium)
    for kind in [FormField.Kind.email, .password, .multiline, .hidden] {
      #expect(try Self.width(kind, "length:..5") == nil)
    }
  }

  @Test func `an example that is longer than the values is seen as a whole`() throws {
    #expect(try Self.width(.text, "digits:4", placeholder: "four digits, such as 2026") == .medium)
  }
}
