internal import Bytes
internal import HTMLMarkup
public import Validation

/// A request that checks some fields of a form while a person fills it in, with the headers of Laravel's Precognition.
///
/// ```swift
/// let headers = ["precognition": "true", "precognition-validate-only": "email"]
/// if let live = LiveCheck(form, header: { headers[$0] }) {
///   let answer = await live.answer(to: try post)
///   print(answer.status, answer.headers["Content-Type"] ?? "")  // prints 422 application/problem+json
/// }
/// ```
///
/// | header of the request | meaning |
/// |---|---|
/// | `Precognition: true` | the form is not submitted, and nothing is stored |
/// | `Precognition-Validate-Only: email,name` | the fields to check; without it, all |
/// | `Precognition-Order: 7` | a number that the answer repeats: a client shows no answer to an earlier request than one that it has shown |
/// | `Accept: text/html` | the answer is the HTML of the first of these fields; otherwise a problem document |
///
/// No secret is checked, and no field whose rules read a secret: a password is not sent before the form is.
public struct LiveCheck: Sendable {
  private let form: Form
  /// The names that the request lists; `nil` for all fields.
  private let listed: [String]?
  private let order: String?
  private let wantsHTML: Bool

  /// The answer to a request.
  public struct Answer: Sendable, Hashable {
    /// 204 if the fields are valid, 422 if one is not; 200 for HTML, which has the state in it.
    public let status: Int
    /// The header fields of the answer, by their names.
    public let headers: [String: String]
    /// The body; empty for 204.
    public let body: [UInt8]
  }

  /// Reads the headers of a request; `nil` if it submits the form.
  ///
  /// - Parameters:
  ///   - form: The form.
  ///   - header: Returns the value of a header field of the request, whose name is in lower case.
  public init?(_ form: Form, header: (String) -> String?) {
    guard header("precognition")?.lowercased() == "true" else { return nil }
    listed = header("precognition-validate-only")?.split(separator: ",").map(\.trimmed)
    order = header("precognition-order").flatMap { $0.count <= 20 && $0.allSatisfy(\.isNumber) ? $0 : nil }
    wantsHTML = header("accept")?.lowercased().hasPrefix("text/html") ?? false
    self.form = form
  }

  /// Returns the names of the fields that are checked, in the order of the form: those of an element of a repeated group by its number in
  /// the submission.
  public func names(in post: Submission) -> [String] {
    let checkable = Form(post.posted.form).liveNames
    guard let listed else { return checkable }
    return zip(checkable, checkable.compactMap(post.posted.form.index)).compactMap { name, index in
      let field = post.posted.form.compiledFields[index]
      return listed.contains { $0.hasSameBytes(as: name) || field.takes($0.utf8Span.span) } ? name : nil
    }
  }

  /// Checks the fields of a submission by the rules of the form alone, which do not have to wait.
  ///
  /// - Parameters:
  ///   - post: A submission of the form, of which the other fields may be absent.
  ///   - catalog: The texts of failures for which the rules have no text.
  public func answer(to post: Submission, in catalog: MessageCatalog = .english) -> Answer {
    let names = names(in: post)
    return answer(about: names, form.check(post, only: names), catalog)
  }

  /// Checks the fields of a submission.
  ///
  /// - Parameters:
  ///   - post: A submission of the form, of which the other fields may be absent.
  ///   - rules: The rules that have to wait; those of the checked fields are evaluated.
  ///   - catalog: The texts of failures for which the rules have no text.
  public func answer(
    to post: Submission, with rules: [AsyncRule] = [], in catalog: MessageCatalog = .english
  ) async -> Answer {
    let names = names(in: post)
    return answer(about: names, await form.check(post, only: names, with: rules), catalog)
  }

  private func answer(about names: [String], _ partial: PartialFormResult, _ catalog: MessageCatalog)
    -> Answer
  {
    var headers = ["Precognition": "true", "Vary": "Precognition, Precognition-Validate-Only, Accept"]
    headers["Precognition-Order"] = order
    if wantsHTML {
      headers["Content-Type"] = "text/html; charset=utf-8"
      return Answer(status: 200, headers: headers, body: fragment(of: names.first, in: partial, catalog))
    }
    guard partial.result.isValid else {
      headers["Content-Type"] = "application/problem+json"
      return Answer(status: 422, headers: headers, body: partial.result.problem(in: catalog))
    }
    headers["Precognition-Success"] = "true"
    return Answer(status: 204, headers: headers, body: [])
  }

  /// Returns the HTML of the first field, with its state and its texts.
  private func fragment(
    of name: String?, in partial: PartialFormResult, _ catalog: MessageCatalog
  ) -> [UInt8] {
    let page = FormPage(form, result: partial.result, action: "", catalog: catalog)
    guard let name, let field = page.fields.first(where: { $0.field.name.hasSameBytes(as: name) }) else {
      return []
    }
    return HTMLWriter.bytes { PlainFormTemplate().writeField(field, on: page, to: &$0) }
  }
}

extension Form {
  /// The names of the fields that may be checked before the form is sent: no secrets, and none at which a rule reads a secret.
  var liveNames: [String] {
    let readBySecrets = fields.filter(\.isSecret).flatMap { dependents(of: $0.name) }
    return names.filter { name in !readBySecrets.contains { $0.hasSameBytes(as: name) } }
  }
}

extension Substring {
  /// The text without blanks at its ends.
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
