internal import Bytes

extension RuleFile {
  /// How the names of columns are compared with those of fields: the key `headerNames`.
  ///
  /// ```swift
  /// RuleFile.HeaderNames.loose.areEqual("E-Mail", "e_mail")  // true
  /// ```
  public enum HeaderNames: String, Sendable, CaseIterable {
    /// Byte by byte; the default.
    case exact
    /// Regardless of case, white space, `_`, `-` and the normal form of Unicode.
    case loose

    /// Whether two names are the same in this way.
    public func areEqual(_ first: String, _ second: String) -> Bool {
      ComparedName(first, by: self) == ComparedName(second, by: self)
    }
  }
}

/// A name in the form in which it is compared with others.
enum ComparedName: Hashable {
  case exact([UInt8])
  /// Equality of strings is canonical equivalence.
  case loose(String)

  /// A name that consists of what loose names do not compare is compared exactly.
  init(_ name: String, by names: RuleFile.HeaderNames) {
    let compared = names == .exact ? "" : Self.withoutSeparators(name)
    self = compared.isEmpty ? .exact(Array(name.utf8)) : .loose(compared)
  }

  private static func withoutSeparators(_ name: String) -> String {
    var kept = String.UnicodeScalarView()
    for scalar in name.caseFolded.unicodeScalars
    where scalar != "_" && scalar != "-" && !scalar.properties.isWhitespace {
      kept.append(scalar)
    }
    return String(kept)
  }
}
