internal import Bytes
internal import JSONDocument
public import Validation

extension FormResult {
  /// Returns the errors as a problem document (RFC 9457), `application/problem+json`, for the status 422 (RFC 9110,
  /// section 15.5.21).
  ///
  /// Besides `type`, `title`, `status` and `detail`, which is the first error with its label, it has
  /// `errors`. Each error has a `pointer` to its field (RFC 6901, as a fragment: section 6), or `#` for the
  /// form as a whole; the `name` of the field, if it has one; its `code`; its text as `detail`; its `params`;
  /// and `count`, the number of values of the field with this error, if it is more than one. If there are
  /// warnings, the member `warnings` lists them in the same way. None contains any part of a secret.
  ///
  /// ```swift
  /// let post = try Submission(decoding: Array("name=Ann".utf8), as: .urlEncoded, for: form)
  /// print(String(decoding: form.check(post).problem(), as: UTF8.self))
  /// // {"type":"about:blank","title":"Unprocessable Content","status":422,"detail":"E-mail: must be filled in","errors":[
  /// //   {"pointer":"#/email","name":"email","code":"required","detail":"must be filled in","params":{}}]}
  /// ```
  ///
  /// - Parameters:
  ///   - catalog: The texts of failures for which the rules have no text.
  ///   - type: The URI of the problem type; `about:blank` if the status describes it sufficiently.
  ///   - title: The title of all problems of that type; the reason phrase of the status by default.
  public func problem(
    in catalog: MessageCatalog = .english, type: String = "about:blank",
    title: String = "Unprocessable Content"
  ) -> [UInt8] {
    // Most errors take fewer bytes.
    var errors = JSONWriter(minimumCapacity: 256 * found.count)
    /// The field of the first error, and the range of its text in the errors.
    var first: (field: Int?, text: Range<Int>)?
    errors.array { errors in
      for index in found.indices where found[index].isError {
        let text = write(found[index], in: catalog, to: &errors)
        if first == nil { first = (found[index].field, text) }
      }
    }
    var json = JSONWriter(minimumCapacity: 192 + type.utf8.count + title.utf8.count + errors.bytes.count)
    json.object { json in
      json.member("type", type)
      json.member("title", title)
      json.member("status", 422)
      if let first {
        json.key("detail")
        json.escapedString { detail in
          if let field = first.field {
            detail.appendEscaped(placedLabel(of: field, in: catalog).utf8Span.span)
            detail.append(literal: ": ")
          }
          detail.append(errors.bytes.span.extracting(first.text))
        }
      }
      json.key("errors")
      json.raw(errors.bytes.span)
      if found.contains(where: { !$0.isError }) {
        json.key("warnings")
        json.raw(warningsArray(in: catalog).span)
      }
    }
    return json.bytes
  }

  /// Returns the warnings as a JSON array, each with the members of an error in ``problem(in:type:title:)``: for the response
  /// to a valid submission.
  ///
  /// ```swift
  /// let form = Form([FormField("n", label: "Guests", rules: [Rule(.integer, severity: .warning)])])
  /// let post = try Submission(decoding: Array("n=x".utf8), as: .urlEncoded, for: form)
  /// print(String(decoding: form.check(post).warningsArray(), as: UTF8.self))
  /// // prints [{"pointer":"#/n","name":"n","code":"integer.malformed","detail":"must be a whole number","params":{}}]
  /// ```
  public func warningsArray(in catalog: MessageCatalog = .english) -> [UInt8] {
    var json = JSONWriter()
    json.array { json in
      for warning in found where !warning.isError { _ = write(warning, in: catalog, to: &json) }
    }
    return json.bytes
  }

  /// Writes an error or a warning of a problem document and returns the range of its text.
  private func write(
    _ error: FieldFinding, in catalog: MessageCatalog, to json: inout JSONWriter
  ) -> Range<Int> {
    var text = 0..<0
    json.object { json in
      if let field = error.field {
        let members = form.compiled.problemMembers[field]
        json.raw(members.span)
      } else {
        json.key("pointer")
        json.string(error.finding.failure.pointer.span)
      }
      json.member("code", error.finding.failure.code.rawValue)
      json.key("detail")
      text = writeText(of: error, in: catalog, to: &json)
      json.key("params")
      error.finding.failure.parameters.write(to: &json)
      if error.count > 1 { json.member("count", error.count) }
    }
    return text
  }

  /// Returns the errors by the names of their fields, as JSON, those of the form as a whole under the empty name:
  /// `{"errors":{"email":[{"code":"required","message":"must be filled in"}]}}`.
  public func errorsObject(in catalog: MessageCatalog = .english) -> [UInt8] {
    let errors = found.filter(\.isError)
    var indices: [Int?] = []
    for index in errors.map(index) where !indices.contains(index) { indices.append(index) }
    var json = JSONWriter()
    json.object { json in
      json.key("errors")
      json.object { json in
        for index in indices {
          json.key(index.map { form.names[$0] } ?? "")
          json.array { json in
            for error in errors where self.index(of: error) == index {
              json.object { json in
                json.member("code", error.finding.failure.code.rawValue)
                json.key("message")
                writeText(of: error, in: catalog, to: &json)
                if error.count > 1 { json.member("count", error.count) }
              }
            }
          }
        }
      }
    }
    return json.bytes
  }

  /// Returns the index of an error's field; `nil` for the form as a whole and for a field without a name.
  private func index(of error: FieldFinding) -> Int? {
    error.field.flatMap { form.names[$0].isEmpty ? nil : $0 }
  }

  /// Writes the text of an error as a string and returns the range between its quotes.
  @discardableResult
  private func writeText(
    of error: FieldFinding, in catalog: MessageCatalog, to json: inout JSONWriter
  ) -> Range<Int> {
    let start = json.bytes.count + 1
    json.string { text in
      error.finding.appendMessage(
        field: error.field.map { label(of: $0, in: catalog) },
        value: { error.isSecret ? "" : error.field.map(shownValue) ?? "" },
        locale: catalog.language, catalog: catalog, to: &text)
    }
    return start..<json.bytes.count - 1
  }

  /// Returns the label of a field in the language of the catalog, or in that of the form.
  private func label(of index: Int, in catalog: MessageCatalog) -> String {
    form.compiledFields[index].wording(in: catalog.language).label.text
  }

  /// Returns the label of a field after that of its element: "Items 2: Price".
  private func placedLabel(of index: Int, in catalog: MessageCatalog) -> String {
    let wording = form.compiledFields[index].wording(in: catalog.language)
    return wording.element.map { catalog.entry(label: $0, message: wording.label).text } ?? wording.label.text
  }

  /// Returns the value that a text may contain; empty for a secret.
  private func shownValue(of index: Int) -> String {
    let posted = submission.posted
    guard !form.fields[index].isSecret, let value = posted.values[index] else { return "" }
    return posted.text(in: value.normalized)
  }
}

extension FormField {
  /// The members `pointer` and `name` of the field's errors in a problem document, without braces. The pointer is the location
  /// of the field in a JSON submission: `a[b][0]` is the element 0 of the member b of the member a.
  var problemMembers: [UInt8] {
    let pointer = name.problemPointer
    var json = JSONWriter()
    json.key("pointer")
    json.string(pointer.span)
    json.member("name", name)
    return json.bytes
  }
}

extension ValidationFailure {
  /// The location of the value that has the failure and belongs to no field: the whole document, or the member that it names.
  fileprivate var pointer: [UInt8] {
    guard case .text(let member) = parameters["member"] else { return Array("#".utf8) }
    return member.problemPointer
  }
}

extension String {
  /// A name in brackets as a pointer of a problem document: `a[b][0]` is `#/a/b/0`.
  fileprivate var problemPointer: [UInt8] {
    var pointer = Array("#/".utf8)
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "["): pointer.append(UInt8(ascii: "/"))
      case UInt8(ascii: "]"): break
      case UInt8(ascii: "~"): pointer.append(literal: "~0")
      case UInt8(ascii: "/"): pointer.append(literal: "~1")
      case _ where byte.isUnreserved: pointer.append(byte)
      default:
        pointer.append(literal: byte < 0x10 ? "%0" : "%")
        pointer.append(String(byte, radix: 16, uppercase: true))
      }
    }
    return pointer
  }
}

extension UInt8 {
  /// Whether the byte is unreserved in URIs (RFC 3986, section 2.3), without the tilde, which pointers escape.
  fileprivate var isUnreserved: Bool {
    isLetter || isDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: ".") || self == UInt8(ascii: "_")
  }
}
