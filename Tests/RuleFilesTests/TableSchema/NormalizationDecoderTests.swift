import RuleFiles
import Testing
import Validation

/// `normalize` of a field.
struct NormalizationDecoderTests {
  @Test func `steps are kept in their order`() throws {
    let file = try RuleFile(
      Array("fields:\n  - {name: a, normalize: [trim, nfc, digits-only, collapse-spaces]}\n".utf8))
    #expect(file.fields[0].normalization == Normalization([.trim, .nfc, .digitsOnly, .collapseSpaces]))
  }

  @Test(
    arguments: [
      (#""trim""#, 35, "'normalize' is an array, not a string"),
      ("[]", 35, "'normalize' is an array of at least one step"),
      ("[1]", 36, "'normalize' holds strings, not a number"),
      (#"["trm"]"#, 36, "there is no step 'trm'; did you mean 'trim'?"),
      (
        #"["x"]"#, 36,
        "there is no step 'x'; it is one of trim, collapse-spaces, nfc, nfkc, lowercase, uppercase, digits-only"
      ),
      (#"["trim","nfc","trim"]"#, 49, "step 'trim' is there twice"),
    ])
  func `what is no list of steps is refused`(value: String, column: Int, fault: String) {
    #expect(
      fieldFaults(#""normalize":\#(value)"#)
        == "r.json:1:\(column + 1): \(fault)")
  }
}
