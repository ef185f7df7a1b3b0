import Foundation
import Validation

/// Measures the calls that a server makes for each field, and those that a table check makes for each column.
enum Calls {
  static func run() throws {
    print("name: ns per call, ns per value in a batch, bytes of the value in the call")
    let email = "first.last@mail.example.com"
    let emails = [
      email, "ann@example.com", "o.neil+news@mail.example.ie", "b.garcia449@post.example.org",
      "a_b@c-d.example",
    ]
    let pattern = "[A-Za-z0-9_%+-]+([.][A-Za-z0-9_%+-]+)*@([A-Za-z0-9]+(-+[A-Za-z0-9]+)*[.])+[A-Za-z]{2,63}"
    measure("email, practical", .email, emails)
    measure("email, html", .email(.html), emails)
    measure("email, rfc5321", .email(.rfc5321), emails)
    measure("regex, e-mail pattern", try .regex(pattern), emails)
    measure("regex, 25 bytes", try .regex(#"[a-z.]+@[a-z]+(\.[a-z]+)+"#), [String(email.suffix(25))])
    measure("regex, ZIP", try .regex(#"\d{5}(-\d{4})?"#), ["12345-6789", "25506", "93644", "60601-1234"])
    measure("regex, by PCRE2", try .regex(#"(?=.{8})[a-z.]+@[a-z]+(\.[a-z]+)+"#), [String(email.suffix(25))])
    measure("length, ASCII", .length(1...40), [email, "Ann", "Jan de Boer", "Maria del Carmen Garcia Lopez"])
    measure(
      "length, counted", .length(...40), ["Анна Викторовна Иванова-Петрова", "Βασίλης Παπαδόπουλος junior"])
    measure("integer", .integer, ["123456", "7", "-42", "100000", "1000000"])
    measure("integer, 20 digits", .integer, ["12345678901234567890"])
    measure("number", .number, ["8585.14", "0", "-12.5", "10000.00", "5."])
    measure("range", .range(0...10000), ["8585.14", "0", "12.5", "10000.00", "5."])
    measure("range, 19 digits", .range(0...10000), ["9999.000000000000001"])
    measure("date", .date, ["2024-02-29", "1993-02-01", "1954-08-25", "2000-12-31"])
    let codes = [
      "US", "CA", "MX", "BR", "GB", "IE", "FR", "DE", "AT", "CH", "NL", "ES", "PT", "IT", "PL", "SE",
    ]
    measure("one-of, 16 of two letters", OneOfStrategy(codes), codes)
    let words = codes.map { $0 + " and more" }
    measure("one-of, 16 of 11 letters", OneOfStrategy(words), words)
    measure("all(email, length)", .all(.email, .length(...254)), emails)
  }

  private static func measure(
    _ name: String, _ strategy: some InputFieldValidationStrategy, _ values: [String]
  ) {
    let call = callTime(strategy, Array(values[0].utf8), name)
    let batch = batchTime(strategy, values, name)
    print("\(name): \(call), \(batch), \(values[0].utf8.count)")
  }

  /// Returns the nanoseconds for the verdict on a value, called repeatedly.
  private static func callTime(
    _ strategy: some InputFieldValidationStrategy, _ value: [UInt8], _ name: String
  ) -> Double {
    let rounds = 500_000
    return median(ofRounds: rounds) {
      var valid = 0
      for _ in 0..<rounds where strategy.verdict(on: value.span) == .valid { valid += 1 }
      precondition(valid == rounds, "\(name) rejected its value")
    }
  }

  /// Returns the nanoseconds per value in a batch of 4096 consecutive values in pseudorandom order.
  private static func batchTime(
    _ strategy: some InputFieldValidationStrategy, _ values: [String], _ name: String
  ) -> Double {
    let count = 4_096
    var bytes: [UInt8] = []
    var ranges: [Range<Int>] = []
    var state: UInt32 = 1
    for _ in 0..<count {
      state = state &* 1_664_525 &+ 1_013_904_223
      let value = values[Int(state >> 16) % values.count].utf8
      ranges.append(bytes.count..<bytes.count + value.count)
      bytes += value
      bytes.append(UInt8(ascii: ","))
    }
    var verdicts = [Verdict](repeating: .valid, count: count)
    return median(ofRounds: count * 32) {
      for _ in 0..<32 {
        var span = verdicts.mutableSpan
        strategy.judge(ranges.span, in: bytes.span, verdicts: &span)
      }
      precondition(verdicts.allSatisfy { $0 == .valid }, "\(name) rejected a value")
    }
  }

  /// Returns the processor time of a round in nanoseconds, to a tenth: the median of nine runs.
  private static func median(ofRounds rounds: Int, _ run: () -> Void) -> Double {
    let times = (0..<9).map { _ in
      let start = clock()
      run()
      return Double(clock() - start) * 1e9 / Double(CLOCKS_PER_SEC) / Double(rounds)
    }
    return (times.sorted()[4] * 10).rounded() / 10
  }
}
