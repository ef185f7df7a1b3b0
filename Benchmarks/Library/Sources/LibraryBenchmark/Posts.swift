import FormValidation
import Foundation
import RuleFiles

/// Measures what a server does for a submission of a sign-up form with ten fields: decoding, the check, and the response to
/// four errors.
enum Posts {
  static func run() throws {
    let form = try Form(RuleFile(Array(rules.utf8)))
    let fields = values.map { (name: $0.key, value: $0.value) }
    let urlEncoded = Array(fields.map { "\($0.name)=\(encoded($0.value))" }.joined(separator: "&").utf8)
    let json = Array("{\(fields.map { "\"\($0.name)\": \"\($0.value)\"" }.joined(separator: ", "))}".utf8)
    let parts = fields.map {
      "--b\r\nContent-Disposition: form-data; name=\"\($0.name)\"\r\n\r\n\($0.value)\r\n"
    }
    let multipart = Array((parts.joined() + "--b--\r\n").utf8)
    let type = "multipart/form-data; boundary=b"
    print("name: ns per submission, bytes of its body or of the output")
    try measure("decode, URL-encoded", urlEncoded) { body in
      try Submission(decoding: body, as: .urlEncoded, for: form)
    }
    try measure("decode, multipart", multipart) { body in
      try Submission(decoding: body, contentType: type, for: form)
    }
    try measure("decode, JSON", json) { body in try Submission(decoding: body, as: .json, for: form) }
    let post = try Submission(decoding: urlEncoded, as: .urlEncoded, for: form)
    precondition(form.check(post).isValid, "the submission is valid")
    try measure("check", byteCount: urlEncoded.count) { form.check(post).isValid ? 1 : 0 }
    try measureRefusal(of: form, fields)
    try measureFile()
  }

  /// Measures the check of a submission with four errors, and the responses.
  private static func measureRefusal(of form: Form, _ fields: [(name: String, value: String)]) throws {
    let wrong = [
      "email": "ann.example.com", "born": "1990-02-30", "country": "Germany", "again": "correct hors",
    ]
    let body = fields.map { "\($0.name)=\(encoded(wrong[$0.name] ?? $0.value))" }.joined(separator: "&")
    let post = try Submission(decoding: Array(body.utf8), as: .urlEncoded, for: form)
    let result = form.check(post)
    precondition(result.findings.count == wrong.count, "the check reports exactly the wrong values")
    try measure("check, four errors", byteCount: body.utf8.count) { form.check(post).isValid ? 0 : 1 }
    let problem = result.problem()
    try measure("problem document", byteCount: problem.count) { result.problem().count }
    let page = { FormPage(form, result: result, action: "/", token: FormToken("0123456789abcdef")).html() }
    try measure("page", byteCount: page().count) { page().count }
  }

  /// Measures decoding a file of random bytes.
  private static func measureFile() throws {
    let form = Form([FormField("f", .file())])
    var limits = SubmissionLimits()
    limits.maximumBytes = 1 << 40
    var state: UInt32 = 1
    let piece = (0..<1 << 20).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return UInt8(truncatingIfNeeded: state >> 16)
    }
    let head = Array("--b\r\nContent-Disposition: form-data; name=f; filename=f\r\n\r\n".utf8)
    let time = median(ofRounds: 64) {
      var decoder = try MultipartDecoder(form, contentType: "multipart/form-data; boundary=b", limits: limits)
      try decoder.feed(head.span)
      var count = 0
      for _ in 0..<64 { try decoder.feed(piece.span) { _, bytes in count += bytes.count } }
    }
    print("file, per MiB: \(try time.get())")
  }

  private static func measure(
    _ name: String, _ body: [UInt8], _ read: ([UInt8]) throws -> Submission
  ) throws {
    try measure(name, byteCount: body.count) {
      let post = try read(body)
      precondition(post["guests"] == "2", "\(name) lost a value")
      return body.count
    }
  }

  /// Prints the processor time of a call in nanoseconds, and a number of bytes.
  static func measure(
    _ name: String, byteCount: Int, rounds: Int = 20_000, _ make: () throws -> Int
  ) throws {
    var total = 0
    let time = median(ofRounds: rounds) {
      for _ in 0..<rounds { total += try make() }
    }
    precondition(total > 0, "\(name) returned nothing")
    print("\(name): \(try time.get()), \(byteCount)")
  }

  /// Returns the processor time of a round in nanoseconds: the median of nine runs.
  private static func median(ofRounds rounds: Int, _ run: () throws -> Void) -> Result<Double, any Error> {
    Result {
      let times = try (0..<9).map { _ in
        let start = clock()
        try run()
        return Double(clock() - start) * 1e9 / Double(CLOCKS_PER_SEC) / Double(rounds)
      }
      return times.sorted()[4].rounded()
    }
  }

  private static func encoded(_ text: String) -> String {
    text.utf8.map { byte in
      switch UInt8(byte) {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E: String(UnicodeScalar(byte))
      case 0x20: "+"
      default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }.joined()
  }

  private static let values: KeyValuePairs = [
    "email": "ann@example.com", "name": "Ann Lee", "born": "1990-02-28", "phone": "+49 30 123456",
    "country": "DE", "zip": "10115", "guests": "2", "about": "Hello there", "password": "correct horse",
    "again": "correct horse",
  ]

  private static let rules = """
    fields:
      - {name: email, type: string, format: email, constraints: {required: true}, normalize: [trim]}
      - {name: name, type: string, constraints: {required: true, maxLength: 80}, rules: [no-control]}
      - {name: born, type: date, constraints: {minimum: 1900-01-01}}
      - {name: phone, rules: [phone]}
      - {name: country, constraints: {enum: [DE, FR, JP]}}
      - {name: zip, type: string, constraints: {pattern: '[0-9]{5}'}}
      - {name: guests, type: integer, constraints: {minimum: 1, maximum: 9}}
      - {name: about, type: string, control: multiline, constraints: {maxLength: 20}}
      - {name: password, rules: [{length: {min: 8}}], control: password}
      - {name: again, control: password}
    rules:
      - {id: same, compare: password == again, at: again}

    """
}
