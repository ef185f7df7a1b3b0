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
    // Most errors take fewer bytes.
    var (json, errors, text) = ([UInt8](), [UInt8](), [UInt8]())
    json.reserveCapacity(192 * (1 + findings.count))
    errors.reserveCapacity(192 * findings.count)
    text.reserveCapacity(128)
    json.append(#"{"type":"#)
    JSONText.append(type, to: &json)
    json.append(#","title":"#)
    JSONText.append(title, to: &json)
    json.append(#","status":422"#)
    for found in findings where found.finding.severity == .error {
      let field = found.field.flatMap(form.index)
      writeText(of: found.finding, field, in: catalog, to: &text)
      if errors.isEmpty {
        json.append(#","detail":""#)
        if let field {
          JSONText.appendEscaped(form.fields[field].label, to: &json)
          json.append(": ")
        }
        JSONText.appendEscaped(text.span, to: &json)
        json.append("\"")
      } else {
        errors.append(",")
      }
      if let field {
        let head = form.layout.problemHeads[field]
        errors.append(head.span)
      } else {
        errors.append(###"{"pointer":"#""###)
      }
      errors.append(#","code":""#)
      JSONText.appendEscaped(found.finding.failure.code.rawValue, to: &errors)
      errors.append(#"","detail":""#)
      JSONText.appendEscaped(text.span, to: &errors)
      errors.append(#"","params":"#)
      JSONText.append(found.finding.failure.parameters, to: &errors)
      errors.append("}")
    }
    json.append(#","errors":["#)
    json.append(errors.span)
    json.append("]}")
    return json
  }

  /// The errors by the names of their fields, as JSON: `{"errors":{"email":[{"code":"required","message":"must be filled in"}]}}`;
  /// those of the form as a whole under the empty name.
  public func errorsObject(in catalog: MessageCatalog = .english) -> [UInt8] {
    let errors = findings.filter { $0.finding.severity == .error }
    var names: [String] = []
    for name in errors.map({ $0.field ?? "" })
    where !names.contains(where: { $0.hasSameBytes(as: name) }) {
      names.append(name)
    }
    var (json, text) = ([UInt8](), [UInt8]())
    json.append(#"{"errors":{"#)
    for (index, name) in names.enumerated() {
      if index > 0 { json.append(",") }
      JSONText.append(name, to: &json)
      json.append(":")
      let own = errors.filter { ($0.field ?? "").hasSameBytes(as: name) }
      JSONText.append(list: own, to: &json) { error, json in
        json.append(#"{"code":""#)
        JSONText.appendEscaped(error.finding.failure.code.rawValue, to: &json)
        json.append(#"","message":""#)
        writeText(of: error.finding, error.field.flatMap(form.index), in: catalog, to: &text)
        JSONText.appendEscaped(text.span, to: &json)
        json.append(#""}"#)
      }
    }
    json.append("}}")
    return json
  }

  /// Writes the text of an error, in UTF-8, in place of the last one.
  private func writeText(
    of finding: RuleSet.Finding, _ field: Int?, in catalog: MessageCatalog, to text: inout [UInt8]
  ) {
    text.removeAll(keepingCapacity: true)
    finding.appendMessage(
      field: field.map { form.fields[$0].label }, value: { field.map(shownValue) ?? "" },
      locale: catalog.language, catalog: catalog, to: &text)
  }

  /// What a text may repeat of a field's value: nothing of a secret.
  private func shownValue(of index: Int) -> String {
    let field = form.fields[index]
    return field.isSecret ? "" : submission[field.name] ?? ""
  }
}

extension FormField {
  /// How an error of the field begins in a problem document: where it stands in a post of JSON, `a[b][0]` being the member 0
  /// of the member b of the member a, and its name.
  var problemHead: [UInt8] {
    var json: [UInt8] = []
    json.append(##"{"pointer":"#/"##)
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
    json.append(#"","name":"#)
    JSONText.append(name, to: &json)
    return json
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
