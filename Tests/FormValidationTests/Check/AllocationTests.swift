import TestSupport
import Testing
import Validation

@testable import FormValidation

/// How often a check allocates; counted for the optimised library, since unoptimised code boxes more.
struct AllocationTests {
  @Test func `an allocation is counted`() {
    var array: [Int] = []
    let count = allocationCount { array = Array(0..<Int.random(in: 1000...2000)) }
    #expect(count > 0 && array.count >= 1000)
  }

  #if !DEBUG
  /// How many times a check of the submission allocates.
  private static func count(_ form: Form, _ body: String) throws -> Int {
    let post = try Submission(decoding: Array(body.utf8), as: .urlEncoded, for: form)
    #expect(form.check(post).isValid)
    var isValid = false
    let count = allocationCount { isValid = form.check(post).isValid }
    #expect(isValid)
    return count
  }

  @Test func `a check of a post that keeps all rules allocates the same for any number of fields`() throws {
    func form(_ count: Int) throws -> (Form, String) {
      let rules: [[Rule]] = try [
        [Catalog.rule("email")], [Catalog.rule("length:1..80")],
        [Catalog.rule("required"), Catalog.rule("date")],
      ]
      let values = ["ann@example.com", "Ann Lee", "1990-02-28"]
      let fields = (0..<count).map { FormField("f\($0)", rules: rules[$0 % 3]) }
      return (Form(fields), (0..<count).map { "f\($0)=\(values[$0 % 3])" }.joined(separator: "&"))
    }
    for count in [1, 10, 300] {
      let (form, body) = try form(count)
      #expect(try Self.count(form, body) == 0, "\(count) fields")
    }
  }

  @Test func `rules over several fields allocate nothing either`() throws {
    #expect(try Self.count(SignUpForm.tenFields(), SignUpForm.valid) == 0)
  }

  @Test func `rules over several of very many fields allocate once`() throws {
    let same = RecordRule(
      "same", .comparison(RecordComparison([.field("f0", .text)], .equal, [.field("f1", .text)])))
    let form = Form((0..<300).map { FormField("f\($0)") }, rules: [same])
    let count = try Self.count(form, "f0=a&f1=a&f299=b")
    #expect(count == 1)
  }

  @Test func `two boxes of a choice that keep its rules allocate nothing`() throws {
    let tags = FormField("tags", .choice([.init("red"), .init("green")], allowsSeveral: true))
    let form = try Form([FormField("email", rules: [Catalog.rule("email")]), tags])
    #expect(try Self.count(form, "email=ann@example.com&tags=red&tags=green") == 0)
  }
  #endif
}
