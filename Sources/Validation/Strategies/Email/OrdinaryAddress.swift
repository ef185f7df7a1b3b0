/// The e-mail addresses of the profile ``EmailProfile/practical`` that nearly all are: up to 64 bytes, the last label of
/// letters alone.
///
/// At that size no part can be too long, and what is left of the profile is a regular expression, which an automaton
/// tells at a few instructions a byte. Where it does not say yes, ``EmailScanner`` is asked.
enum OrdinaryAddress {
  private static let longest = 64

  /// A dot-atom, `@`, labels with a dot after each, and two letters or more.
  static let automaton: PatternAutomaton = {
    let atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
    let label = "[A-Za-z0-9]+(-+[A-Za-z0-9]+)*"
    guard let automaton = PatternAutomaton(#"\#(atom)(\.\#(atom))*@(\#(label)\.)+[A-Za-z]{2,}"#) else {
      preconditionFailure("the pattern is regular")
    }
    return automaton
  }()

  /// Whether the value is such an address.
  @inline(__always)
  static func isOne(_ value: Span<UInt8>, _ automaton: PatternAutomaton) -> Bool {
    value.count <= longest && automaton.verdict(on: value) == .valid
  }
}
