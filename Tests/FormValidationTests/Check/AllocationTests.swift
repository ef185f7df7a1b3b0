import RuleFiles
import TestSupport
import Testing
import Validation

@testable import FormValidation

/// Tests of the number of allocations of a check. They are counted in optimized builds only, because unoptimized code
/// allocates more boxes.
struct AllocationTests {
  @Test func `allocations are counted`() {
    var array: [Int] = []
    let count = allocationCount { array = Array(0..<Int.random(in: 1000...2000)) }
    #expect(count > 0 && array.count >= 1000)
  }

  #if !DEBUG
  /// Returns the number of allocations of a check of the submission.
  private static func count(_ form: Form, _ body: String) throws -> Int {
    let post = try Submission(decoding: Array(body.utf8), as: .urlEncoded, for: form)
    #expect(form.check(post).isValid)
    var isValid = false
    let count = allocationCount { isValid = form.check(post).isValid }
    #expect(isValid)
    return count
  }

  @Test func `a check of a valid post allocates nothing for any number of fields`() throws {
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

  @Test func `rules over several fields allocate nothing`() throws {
    #expect(try Self.count(SignUpForm.tenFields(), SignUpForm.valid) == 0)
  }

  @Test func `rules over fields of a form with very many fields allocate once`() throws {
    let same = RecordRule(
      "same", .comparison(RecordComparison([.field("f0", .text)], .equal, [.field("f1", .text)])))
    let form = Form((0..<300).map { FormField("f\($0)") }, rules: [same])
    let count = try Self.count(form, "f0=a&f1=a&f299=b")
    #expect(count == 1)
  }

  @Test func `a valid choice with several values allocates nothing`() throws {
    let tags = FormField("tags", .choice([.init("red"), .init("green")], allowsSeveral: true))
    let form = try Form([FormField("email", rules: [Catalog.rule("email")]), tags])
    #expect(try Self.count(form, "email=ann@example.com&tags=red&tags=green") == 0)
  }
  #endif
}
