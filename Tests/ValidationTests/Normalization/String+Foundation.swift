import Foundation

extension String {
  /// NFC by Foundation.
  var precomposed: String { precomposedStringWithCanonicalMapping }
  /// NFKC by Foundation, in two steps: its one step leaves marks behind a decomposed letter unordered.
  var compatiblyPrecomposed: String { decomposedStringWithCompatibilityMapping.precomposed }
}
