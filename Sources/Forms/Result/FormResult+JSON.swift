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
    json.append(#"{"type":"#)
    JSONText.append(type, to: &json)
    json.append(#","title":"#)
    JSONText.append(title, to: &json)
    json.append(#","status":422"#)
    if let first = errors.first {
      json.append(#","detail":"#)
      JSONText.append(first.label.map { "\($0): \(first.text)" } ?? first.text, to: &json)
    }
    json.append(#","errors":"#)
    JSONText.append(list: errors, to: &json) { error, json in
      json.append(#"{"pointer":"#)
      JSONText.append(error.pointer, to: &json)
      if let name = error.name {
        json.append(#","name":"#)
        JSONText.append(name, to: &json)
      }
      error.appendCode(andTextAs: "detail", to: &json)
      json.append(#","params":"#)
      JSONText.append(error.failure.parameters, to: &json)
      json.append("}")
    }
    json.append("}")
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
        json.append("{")
        error.appendCode(andTextAs: "message", isFirst: true, to: &json)
        json.append("}")
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
    let text: String

    func appendCode(andTextAs key: String, isFirst: Bool = false, to json: inout [UInt8]) {
      json.append(isFirst ? #""code":"# : #","code":"#)
      JSONText.append(failure.code.rawValue, to: &json)
      json.append(#",""# + key + #"":"#)
      JSONText.append(text, to: &json)
    }

    /// Where the field stands in a post of JSON: `a[b][0]` is the member 0 of the member b of the member a.
    var pointer: String {
      guard let name else { return "#" }
      var pointer = "#/"
      for byte in name.utf8 {
        switch byte {
        case UInt8(ascii: "["): pointer += "/"
        case UInt8(ascii: "]"): break
        case UInt8(ascii: "~"): pointer += "~0"
        case UInt8(ascii: "/"): pointer += "~1"
        case _ where byte.isUnreserved: pointer.unicodeScalars.append(Unicode.Scalar(byte))
        default: pointer += (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
        }
      }
      return pointer
    }
  }

  private func errors(in catalog: MessageCatalog) -> [ToldError] {
    findings.filter { $0.finding.severity == .error }.map { found in
      let field = found.field.flatMap { form[$0] }
      let value = field.flatMap { $0.isSecret ? nil : submission[$0.name] }
      let text = found.finding.message(
        field: field?.label, value: value ?? "", locale: catalog.language, catalog: catalog)
      return ToldError(name: found.field, label: field?.label, failure: found.finding.failure, text: text)
    }
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
