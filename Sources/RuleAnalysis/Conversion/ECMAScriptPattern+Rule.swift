internal import JSONDocument
internal import RuleFiles
internal import Validation

extension ECMAScriptPattern {
  /// Returns the rule of an expression, or `nil` for one that PCRE2 does not compile, which is added to the losses.
  static func rule(_ pattern: String, at position: DocumentPosition, _ losses: inout ConversionLosses)
    -> ConvertedNode.Member?
  {
    do throws(PatternError) {
      let converted = try ECMAScriptPattern(pattern)
      guard converted.isOfECMAScript else {
        losses.add("the pattern has a repetition or a group that ECMAScript does not have", at: position)
        return nil
      }
      return .init("regex", .text(converted.text))
    } catch {
      losses.add("the pattern does not compile in PCRE2: \(error)", at: position)
      return nil
    }
  }
}
