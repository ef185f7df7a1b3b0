public import Validation

extension FormResult {
  /// The errors for a program: a problem document (RFC 9457), `application/problem+json`, for the status 422 (RFC 9110,
  /// section 15.5.21).
  ///
  /// Besides `type`, `title`, `status` and `detail`, which is the first error with its label, it has `errors`: for each error
  /// a `pointer` to its field (RFC 6901, as a fragment: section 6), or `#` for the form as a whole; the `name` of the field,
  /// if it has one; its `code`, its text as `detail`, and its `params`. None contains any part of a secret.
  ///
  /// ```swift
  /// String(decoding: form.check(post).problem(), as: UTF8.self)
  /// // {"type":"about:blank","title":"Unprocessable Content","status":422,"detail":"E-mail: must be filled in","errors":[
  /// //   {"pointer":"#/email","name":"email","code":"required","detail":"must be filled in","params":{}}]}
  /// ```
  ///
  /// - Parameters:
  ///   - catalog: The texts of failures without a text of their own.
  ///   - type: The URI of the problem type; `about:blank` if the status describes it sufficiently.
  ///   - title: The title of all problems of that type; the status's own by default.
  public func problem(
    in catalog: MessageCatalog = .english, type: String = "about:blank",
    title: String = "Unprocessable Content"
  ) -> [UInt8] {
    var errors: [UInt8] = []
    // Most errors take fewer bytes.
    errors.reserveCapacity(256 * found.count)
    /// The field of the first error and the range of its text.
    var first: (field: Int?, text: Range<Int>)?
    for index in found.indices where found[index].isError {
      if !errors.isEmpty { errors.append(literal: ",") }
      let text = append(found[index], in: catalog, to: &errors)
      if first == nil { first = (found[index].field, text) }
    }
    var json: [UInt8] = []
    json.reserveCapacity(192 + type.utf8.count + title.utf8.count + errors.count)
    json.append(literal: #"{"type":"#)
    JSONText.append(type, to: &json)
    json.append(literal: #","title":"#)
    JSONText.append(title, to: &json)
    json.append(literal: #","status":422"#)
    if let first {
      json.append(literal: #","detail":""#)
      if let field = first.field {
        JSONText.appendEscaped(form.fields[field].label, to: &json)
        json.append(literal: ": ")
      }
      json.append(errors.span.extracting(first.text))
      json.append(literal: "\"")
    }
    json.append(literal: #","errors":["#)
    json.append(errors.span)
    json.append(literal: "]}")
    return json
  }

  /// Appends an error of a problem document and returns the range of its text.
  private func append(
    _ error: FieldFinding, in catalog: MessageCatalog, to json: inout [UInt8]
  ) -> Range<Int> {
    if let field = error.field {
      let head = form.compiled.problemHeads[field]
      json.append(head.span)
    } else {
      json.append(literal: ###"{"pointer":"#","code":""###)
    }
    JSONText.appendEscaped(error.finding.failure.code.rawValue, to: &json)
    json.append(literal: #"","detail":""#)
    let text = appendText(of: error, in: catalog, to: &json)
    json.append(literal: #"","params":"#)
    JSONText.append(error.finding.failure.parameters, to: &json)
    json.append(literal: "}")
    return text
  }

  /// The errors by the names of their fields, as JSON: `{"errors":{"email":[{"code":"required","message":"must be filled in"}]}}`;
  /// those of the form as a whole under the empty name.
  public func errorsObject(in catalog: MessageCatalog = .english) -> [UInt8] {
    let errors = found.filter(\.isError)
    var places: [Int?] = []
    for place in errors.map(place) where !places.contains(place) { places.append(place) }
    var json: [UInt8] = []
    json.append(literal: #"{"errors":{"#)
    for (index, place) in places.enumerated() {
      if index > 0 { json.append(literal: ",") }
      JSONText.append(place.map { form.names[$0] } ?? "", to: &json)
      json.append(literal: ":")
      JSONText.append(list: errors.filter { self.place(of: $0) == place }, to: &json) { error, json in
        json.append(literal: #"{"code":""#)
        JSONText.appendEscaped(error.finding.failure.code.rawValue, to: &json)
        json.append(literal: #"","message":""#)
        appendText(of: error, in: catalog, to: &json)
        json.append(literal: #""}"#)
      }
    }
    json.append(literal: "}}")
    return json
  }

  /// The position of an error's field; `nil` for the form as a whole and for a field without a name.
  private func place(of error: FieldFinding) -> Int? {
    error.field.flatMap { form.names[$0].isEmpty ? nil : $0 }
  }

  /// Appends the text of an error, escaped for a string, and returns its range.
  @discardableResult
  private func appendText(
    of error: FieldFinding, in catalog: MessageCatalog, to json: inout [UInt8]
  ) -> Range<Int> {
    let start = json.count
    error.finding.appendMessage(
      field: error.field.map { form.fields[$0].label },
      value: { error.isSecret ? "" : error.field.map(shownValue) ?? "" },
      locale: catalog.language, catalog: catalog, to: &json)
    JSONText.escape(&json, from: start)
    return start..<json.count
  }

  /// The value that a text may contain: none of a secret.
  private func shownValue(of index: Int) -> String {
    let posted = submission.posted
    guard !form.fields[index].isSecret, let value = posted.values[index] else { return "" }
    return posted.text(in: value.normalized)
  }
}

extension FormField {
  /// The beginning of the field's errors in a problem document, up to the code: the pointer into a submission of JSON, in which
  /// `a[b][0]` is the element 0 of the member b of the member a, and the name.
  var problemHead: [UInt8] {
    var json: [UInt8] = []
    json.append(literal: ##"{"pointer":"#/"##)
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "["): json.append(UInt8(ascii: "/"))
      case UInt8(ascii: "]"): break
      case UInt8(ascii: "~"): json.append(literal: "~0")
      case UInt8(ascii: "/"): json.append(literal: "~1")
      case _ where byte.isUnreserved: json.append(byte)
      default:
        json.append(literal: byte < 0x10 ? "%0" : "%")
        json.append(String(byte, radix: 16, uppercase: true))
      }
    }
    json.append(literal: #"","name":"#)
    JSONText.append(name, to: &json)
    json.append(literal: #","code":""#)
    return json
  }
}

extension UInt8 {
  /// Whether the byte is unreserved in URIs (RFC 3986, section 2.3), without the tilde, which pointers escape.
  fileprivate var isUnreserved: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
