/// The e-mail addresses of the profile ``EmailProfile/practical`` of up to 64 bytes, as nearly all are.
///
/// At that size no part can be too long, and what is left of the profile is a regular expression, which an automaton
/// tells at a few instructions a byte. Longer ones, and what is wrong with an address, are asked of ``EmailScanner``.
enum OrdinaryAddress {
  private static let longest = 64

  /// How many values a batch has for which the automaton is worth making: that takes as long as the scanner does for
  /// some thousand of them.
  static let batchWorthMaking = 1_000

  /// A dot-atom, `@`, labels with a dot after each, and as the last one letters or what begins with `xn--` and goes on.
  static let automaton: PatternAutomaton = {
    let atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
    let label = "[A-Za-z0-9]+(-+[A-Za-z0-9]+)*"
    let last = "([A-Za-z]{2,}|[Xx][Nn]---*\(label))"
    guard let automaton = PatternAutomaton(#"\#(atom)(\.\#(atom))*@(\#(label)\.)+\#(last)"#) else {
      preconditionFailure("the pattern is regular")
    }
    return automaton
  }()

  /// Whether the value is one, or `nil` where it is too long to tell.
  @inline(__always)
  static func verdict(on value: Span<UInt8>, _ automaton: PatternAutomaton) -> Verdict? {
    guard value.count <= longest else { return nil }
    return automaton.verdict(on: value) ?? .invalid
  }
}
