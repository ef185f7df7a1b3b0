import Foundation

extension String {
  /// NFC by Foundation.
  var precomposed: String { precomposedStringWithCanonicalMapping }
  /// NFKC by Foundation.
  var compatiblyPrecomposed: String { precomposedStringWithCompatibilityMapping }
}
