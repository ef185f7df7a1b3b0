/// A strategy that knows texts like those that it accepts, for its own argument: with other letters and digits in their places, others are
/// accepted.
package protocol ExemplifiedStrategy: InputFieldValidationStrategy {
  /// Texts of each form, of which some may be rejected for their check digits alone.
  var exampleTexts: [String] { get }
}
