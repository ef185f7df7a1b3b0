/// The reason why a body cannot be decoded as a submission, as opposed to a finding in a field.
public enum SubmissionError: Error, Hashable, Sendable {
  /// The body is longer than ``SubmissionLimits/maximumBytes``.
  case tooLarge(maximumBytes: Int)
  /// There are more names and values than ``SubmissionLimits/maximumFields``.
  case tooManyFields(maximum: Int)
  /// A name has more brackets, or JSON more levels, than ``SubmissionLimits/maximumNesting``.
  case nestedTooDeep(maximum: Int)
  /// The `Content-Type`, as sent, is not one that can be decoded.
  case unsupportedMediaType(String)
  /// The declared encoding is not UTF-8: HTML, section 4.10.22.4, `_charset_`.
  case unsupportedEncoding(String)
  /// The body is malformed: the offset in bytes, and the fault.
  case malformed(offset: Int, String)

  /// The status of the response: RFC 9110, section 15.5.
  public var status: Int {
    switch self {
    case .tooLarge: 413
    case .unsupportedMediaType, .unsupportedEncoding: 415
    case .tooManyFields, .nestedTooDeep, .malformed: 400
    }
  }
}

extension SubmissionError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .tooLarge(let maximum): "the body has more than \(maximum) bytes"
    case .tooManyFields(let maximum): "the submission has more than \(maximum) fields"
    case .nestedTooDeep(let maximum): "the submission is nested deeper than \(maximum) levels"
    case .unsupportedMediaType(let type): "'\(type)' is not a media type that can be decoded as a form"
    case .unsupportedEncoding(let name): "the encoding '\(name)' is not UTF-8"
    case .malformed(let offset, let reason): "the body is malformed at byte \(offset): \(reason)"
    }
  }
}
