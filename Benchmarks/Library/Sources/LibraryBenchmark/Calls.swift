import Validation

/// The calls that a server makes for every field, in a loop.
enum Calls {
  static func run() {
    let email = Array("first.last@mail.example.com".utf8).suffix(25)
    measure("email, practical", EmailStrategy(), email)
    measure("email, html", EmailStrategy(.html), email)
    measure("email, rfc5321", EmailStrategy(.rfc5321), email)
    measure("regex, e-mail pattern", try! RegexStrategy(#"[a-z.]+@[a-z]+(\.[a-z]+)+"#), email)
    measure("regex, ZIP", try! RegexStrategy(#"\d{5}(-\d{4})?"#), Array("12345-6789".utf8)[...])
    measure("length, ASCII", LengthStrategy(1...40), email)
    measure("range", RangeStrategy(0...10000), Array("8585.14".utf8)[...])
    measure("date", DateStrategy(), Array("2024-02-29".utf8)[...])
    measure("one-of, 20", OneOfStrategy((10..<30).map { "C\($0)" }), Array("C29".utf8)[...])
    measure("all(email, length)", AllStrategy.all(.email, .length(...254)), email)
  }

  private static func measure(
    _ name: String, _ strategy: some InputFieldValidationStrategy, _ text: ArraySlice<UInt8>
  ) {
    let rounds = 1_000_000
    let value = Array(text)
    var runs: [Double] = []
    for _ in 0..<9 {
      var valid = 0
      let time = ContinuousClock().measure {
        for _ in 0..<rounds where strategy.verdict(on: value.span) == .valid { valid += 1 }
      }
      precondition(valid == rounds, "\(name) refused its value")
      runs.append(Double(time.components.attoseconds) / 1e9 / Double(rounds))
    }
    let median = runs.sorted()[runs.count / 2]
    print("\(name): \((median * 10).rounded() / 10) ns")
  }
}
