internal import Validation

/// A request whose body has come, with the headers that the server looks at.
struct Request {
  enum Method: String {
    case get = "GET"
    case head = "HEAD"
    case post = "POST"
  }

  /// `nil` for any other method.
  var method: Method?
  /// Without the query.
  var path: String
  /// The query's `field`: the field that has changed.
  var changedField: String?
  var contentType: String?
  var accept: String?
  var acceptLanguage: String?
  /// The cookie of ``CSRFSecret``.
  var cookie: String?
  /// Empty where it is too large.
  var body: [UInt8]
  /// Whether the body is longer than ``Exchange/maximumBytes``.
  var isTooLarge: Bool

  /// The language of an answer.
  var catalog: MessageCatalog { MessageCatalog.preferred(acceptLanguage ?? "") }

  /// The form of an answer: as asked for, else as the post came.
  var answerType: AnswerType {
    let isJSON = contentType?.utf8Span.span.begins("application/json") ?? false
    return AnswerType(accept: accept, otherwise: isJSON ? .json : .html)
  }
}
