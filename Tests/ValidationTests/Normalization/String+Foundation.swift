import Foundation

extension String {
  /// The string in NFC, computed by Foundation.
  var precomposed: String { precomposedStringWithCanonicalMapping }
  /// The string in NFKC, computed by Foundation in two steps: its single step does not reorder the combining marks after
  /// a decomposed letter.
  var compatiblyPrecomposed: String { decomposedStringWithCompatibilityMapping.precomposed }
}
