/// Words in a parameter of a failure that a message catalog translates, such as "three digits", by the name of their text.
///
/// ```swift
/// let failure = CountryStrategy(.numeric).failure(of: "DE")!
/// MessageCatalog.german.message(for: failure)  // "muss ein Ländercode sein: drei Ziffern"
/// failure.parameters["expected"]?.description  // "three digits"
/// ```
///
/// A catalog has the text under the key `phrase/NAME`; without it the phrase is in English.
public struct Phrase: Hashable, Sendable {
  /// The name of the text.
  public let name: String
  /// The parameters of the text, which may be phrases too.
  public let parameters: FailureParameters

  /// Creates a phrase.
  public init(_ name: String, _ parameters: FailureParameters = [:]) {
    self.name = name
    self.parameters = parameters
  }

  /// The key of the text in a catalog.
  var key: FailureCode { FailureCode(rawValue: "phrase/" + name) }
}

extension Phrase: CustomStringConvertible {
  /// The phrase in English.
  public var description: String {
    var bytes: [UInt8] = []
    MessageGrammar.english.append(self, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension ParameterValue {
  static func phrase(_ name: String, _ parameters: FailureParameters = [:]) -> ParameterValue {
    .phrase(Phrase(name, parameters))
  }
}
