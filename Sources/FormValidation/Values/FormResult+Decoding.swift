internal import Bytes
internal import Validation

extension FormResult {
  /// Decodes the accepted values as a type, whose properties have the names of the fields.
  ///
  /// ```swift
  /// struct Order: Decodable { var name: String; var guests: Int; var day: CalendarDay?; var terms: Bool }
  /// let form = Form([
  ///   FormField("name", rules: [.required]), FormField("guests", .number, rules: [.required, Rule(.integer)]),
  ///   FormField("day", .date, rules: [Rule(.date)]), FormField("terms", .checkbox()),
  /// ])
  /// let post = try Submission(decoding: Array("name=Ann&guests=%2B03&terms=on".utf8), as: .urlEncoded, for: form)
  /// let order = try form.check(post).decode(as: Order.self)
  /// print(order.guests, order.terms, order.day == nil)  // prints 3 true true
  /// ```
  ///
  /// Values are read by the rules of their fields: numbers in the spelling of the field as integers, floating-point numbers or
  /// `ExactDecimal`, dates in its format as `CalendarDay`, the spellings of true and of false as `Bool`, all else as
  /// `String`, or as what the type reads from one, such as an enumeration of texts, `UUID` or `URL`. A check box is `Bool`;
  /// several values, and repeated groups, are arrays. `a[b]` is the property `b` of the property `a`. An absent value is `nil`. O(n)
  /// in the number of fields.
  ///
  /// - Throws: ``FormDecodingError`` if the submission has errors, and if the type does not fit; whether it fits can be checked
  ///   when the form is made, by ``Form/checkDecoding(as:)``.
  public func decode<Value: Decodable>(as type: Value.Type) throws(FormDecodingError) -> Value {
    guard isValid else {
      throw FormDecodingError("", "the submission has errors, so that it has no accepted values")
    }
    let texts = acceptedTexts
    return try texts.decode(type, DecodedPart(texts.tree, in: texts))
  }

  /// The accepted value of a field or a group as a type, as ``decode(as:)`` reads it; `nil` if it is absent, if the submission has errors,
  /// or if it is no such value.
  ///
  /// ```swift
  /// let post = try Submission(decoding: Array("email=a%40example.com&age=%2B03".utf8), as: .urlEncoded, for: form)
  /// form.check(post)[Int.self, "age"]  // 3
  /// ```
  public subscript<Value: Decodable>(type: Value.Type, name: String) -> Value? {
    guard isValid else { return nil }
    let texts = acceptedTexts
    guard let tree = texts.tree[named: name] else { return nil }
    let part = DecodedPart(tree, in: texts)
    return part.isAbsent(in: texts) && !part.isCheckbox ? nil : try? texts.decode(type, part)
  }

  private var acceptedTexts: FormTexts { FormTexts(form.compiled, values: submission.posted.presentTexts) }
}

extension PostedValues {
  /// Returns the normalized values of a field that do not mean that it is absent, in the order of the submission.
  func presentTexts(of index: Int) -> [String] {
    let (rules, bytes) = (form.fields[index].rules, bytes)
    var texts: [String] = []
    for value in allValues(of: index) where !rules.isAbsent(bytes.span.extracting(value.normalized)) {
      texts.append(text(in: value.normalized))
    }
    return texts
  }
}

extension FormTexts {
  func decode<Value: Decodable>(_ type: Value.Type, _ part: DecodedPart) throws(FormDecodingError) -> Value {
    do {
      return try FormDecoder(self, part).decode(type)
    } catch let error as FormDecodingError {
      throw error
    } catch {
      throw FormDecodingError(part.tree.name, "\(error)")
    }
  }
}
