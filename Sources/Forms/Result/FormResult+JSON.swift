internal import RuleFiles
public import Validation

extension FormResult {
  /// The answer to a program: a problem document (RFC 9457), `application/problem+json`, for the status 422 (RFC 9110, section
  /// 15.5.21).
  ///
  /// Beside `type`, `title`, `status` and `detail`, which is the first error in a sentence, it has `errors`: for each error a
  /// `pointer` to what it is about (RFC 6901, as a fragment: section 6), `#` being the whole; its field's `name`, where it has
  /// one; its `code`, its text as `detail`, and its `params`. Values of secrets are in none of them.
  ///
  /// ```swift
  /// String(decoding: form.check(post).problem(), as: UTF8.self)
  /// // {"type":"about:blank","title":"Unprocessable Content","status":422,"detail":"E-mail: must be filled in","errors":[
  /// //   {"pointer":"#/email","name":"email","code":"required","detail":"must be filled in","params":{}}]}
  /// ```
  ///
  /// - Parameters:
  ///   - catalog: Says what no text of the rules' own says.
  ///   - type: The URI of the kind of problem; `about:blank` says that the status tells all.
  ///   - title: What all problems of that type are called; the status's own unless given.
  public func problem(
    in catalog: MessageCatalog = .english, type: String = "about:blank",
    title: String = "Unprocessable Content"
  ) -> [UInt8] {
    let errors = errors(in: catalog)
    var json: [UInt8] = []
    // Half a KiB, and half of that for each error: rarely more.
    json.reserveCapacity(512 + 256 * errors.count)
    json.append(#"{"type":"#)
    JSONText.append(type, to: &json)
    json.append(#","title":"#)
    JSONText.append(title, to: &json)
    json.append(#","status":422"#)
    if let first = errors.first {
      json.append(#","detail":""#)
      if let label = first.label {
        JSONText.appendEscaped(label, to: &json)
        json.append(": ")
      }
      JSONText.appendEscaped(first.text.span, to: &json)
      json.append("\"")
    }
    json.append(#","errors":["#)
    for (index, error) in errors.enumerated() {
      json.append(index == 0 ? #"{"pointer":""# : #",{"pointer":""#)
      error.appendPointer(to: &json)
      if let name = error.name {
        json.append(#"","name":""#)
        JSONText.appendEscaped(name, to: &json)
      }
      json.append(#"","code":""#)
      JSONText.appendEscaped(error.failure.code.rawValue, to: &json)
      json.append(#"","detail":""#)
      JSONText.appendEscaped(error.text.span, to: &json)
      json.append(#"","params":"#)
      JSONText.append(error.failure.parameters, to: &json)
      json.append("}")
    }
    json.append("]}")
    return json
  }

  /// The errors by the names of their fields, as JSON: `{"errors":{"email":[{"code":"required","message":"must be filled in"}]}}`;
  /// those of the form as a whole under the empty name.
  public func errorsObject(in catalog: MessageCatalog = .english) -> [UInt8] {
    let errors = errors(in: catalog)
    var names: [String] = []
    for name in errors.map({ $0.name ?? "" })
    where !names.contains(where: { $0.utf8.elementsEqual(name.utf8) }) {
      names.append(name)
    }
    var json: [UInt8] = []
    json.append(#"{"errors":{"#)
    for (index, name) in names.enumerated() {
      if index > 0 { json.append(",") }
      JSONText.append(name, to: &json)
      json.append(":")
      let own = errors.filter { ($0.name ?? "").utf8.elementsEqual(name.utf8) }
      JSONText.append(list: own, to: &json) { error, json in
        json.append(#"{"code":""#)
        JSONText.appendEscaped(error.failure.code.rawValue, to: &json)
        json.append(#"","message":""#)
        JSONText.appendEscaped(error.text.span, to: &json)
        json.append(#""}"#)
      }
    }
    json.append("}}")
    return json
  }

  /// One error, as a program is told it.
  private struct ToldError {
    let name: String?
    let label: String?
    let failure: ValidationFailure
    /// In UTF-8.
    let text: [UInt8]

    /// Adds where the field stands in a post of JSON: `a[b][0]` is the member 0 of the member b of the member a.
    func appendPointer(to json: inout [UInt8]) {
      guard let name else { return json.append("#") }
      json.append("#/")
      if name.utf8.allSatisfy(\.isUnreserved) { return json.append(name) }
      for byte in name.utf8 {
        switch byte {
        case UInt8(ascii: "["): json.append(UInt8(ascii: "/"))
        case UInt8(ascii: "]"): break
        case UInt8(ascii: "~"): json.append("~0")
        case UInt8(ascii: "/"): json.append("~1")
        case _ where byte.isUnreserved: json.append(byte)
        default:
          json.append(byte < 0x10 ? "%0" : "%")
          json.append(String(byte, radix: 16, uppercase: true))
        }
      }
    }
  }

  private func errors(in catalog: MessageCatalog) -> [ToldError] {
    findings.filter { $0.finding.severity == .error }.map { found in
      let index = found.field.flatMap(form.index)
      let label = index.map { form.fields[$0].label }
      var text: [UInt8] = []
      found.finding.appendMessage(
        field: label, value: { index.map(shownValue) ?? "" }, locale: catalog.language, catalog: catalog,
        to: &text)
      return ToldError(name: found.field, label: label, failure: found.finding.failure, text: text)
    }
  }

  /// What a text may repeat of a field's value: nothing of a secret.
  private func shownValue(of index: Int) -> String {
    let field = form.fields[index]
    return field.isSecret ? "" : submission[field.name] ?? ""
  }
}

extension UInt8 {
  /// What a URI has as it is: RFC 3986, section 2.3, without the tilde, which pointers have for themselves.
  fileprivate var isUnreserved: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
