import RuleFiles
import Testing
import Validation

/// Tests of the key `normalize` of a field.
struct NormalizationDecoderTests {
  #if InternationalNames
  @Test func `the steps for Unicode normalization are read`() throws {
    let file = try RuleFile(Array("fields:\n  - {name: a, normalize: [nfc, nfkc]}\n".utf8))
    #expect(file.fields[0].normalization == Normalization([.nfc, .nfkc]))
  }
  #else
  @Test(arguments: ["nfc", "nfkc"])
  func `a step that requires the package trait is an error that names the step`(step: String) {
    #expect(
      fieldFaults(#""normalize":["\#(step)"]"#)
        == "r.json:1:37: " + RuleError.traitRequired("step '\(step)'").description)
  }
  #endif

  @Test func `steps are kept in their order`() throws {
    let file = try RuleFile(
      Array("fields:\n  - {name: a, normalize: [trim, lowercase, digits-only, collapse-spaces]}\n".utf8))
    #expect(file.fields[0].normalization == Normalization([.trim, .lowercase, .digitsOnly, .collapseSpaces]))
  }

  @Test func `an empty list has no step`() throws {
    #expect(try RuleFile(Array("fields: [{name: a, normalize: []}]".utf8)).fields[0].normalization == nil)
  }

  #if InternationalNames
  private static let steps =
    "trim, collapse-spaces, remove-spaces, nfc, nfkc, lowercase, uppercase, digits-only"
  #else
  private static let steps = "trim, collapse-spaces, remove-spaces, lowercase, uppercase, digits-only"
  #endif

  @Test(
    arguments: [
      (#""trim""#, 35, "'normalize' must be an array, not a string"),
      ("[1]", 36, "'normalize' must contain strings, not a number"),
      (#"["trm"]"#, 36, "there is no step 'trm'; did you mean 'trim'?"),
      (#"["x"]"#, 36, "there is no step 'x'; the steps are \(steps)"),
      (#"["trim","lowercase","trim"]"#, 55, "step 'trim' occurs twice"),
    ])
  func `a value that is not a list of distinct steps is rejected`(value: String, column: Int, fault: String) {
    #expect(
      fieldFaults(#""normalize":\#(value)"#)
        == "r.json:1:\(column + 1): \(fault)")
  }
}
