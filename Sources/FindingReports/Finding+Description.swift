public import Validation

extension Finding {
  /// Returns the message of the finding, which all reports have: the rule's own text or, without one, the text of the catalog.
  ///
  /// A message of more than 2 KiB is without its middle. Values in it are not isolated by Unicode's directional isolates, which
  /// a program adds that displays the message beside text of another direction. O(n) in the length of the message.
  public func message(by catalog: MessageCatalog = .english) -> String { message(of: failure, by: catalog) }

  /// Returns the message of the finding's failure, or of one of its causes.
  package func message(of failure: ValidationFailure, isCause: Bool = false, by catalog: MessageCatalog)
    -> String
  {
    text { $0.appendMessage(of: failure, in: self, isCause: isCause, by: catalog) }
  }

  private func text(_ write: (inout LineTemplate) -> Void) -> String {
    var line = LineTemplate(escapes: NoEscapes())
    write(&line)
    var bytes: [UInt8] = []
    line.append(location, value ?? "", to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the finding as one text: what identifies the record, the field, the value and the message with its causes, each if there is one.
  ///
  /// A mark of the value that looks like one letter with the character before it is escaped: `'Zoe\u{308}'` is no `'Zoë'`.
  ///
  /// ```swift
  /// let input = try TableInput(MemorySource(Array("email\nann@localhost\n".utf8)), named: "people.csv")
  /// let plan = try CheckPlan(columns: ["email": [Catalog.rule("email")]], of: input)
  /// try TableCheck(plan).findings(in: input)[0].description()
  /// // "email: 'ann@localhost' must be an e-mail address: its domain has no dot"
  /// ```
  public func description(by catalog: MessageCatalog = .english) -> String {
    let field = field.map { "\($0): " } ?? ""
    let value = value.map { "'\($0.showingMarks)\(isTruncated ? "…" : "")' " } ?? ""
    return idText + field + value + explanation(by: catalog)
  }

  /// Returns the message and, of a failure of several rules, the messages of its first causes in parentheses.
  package func explanation(by catalog: MessageCatalog = .english) -> String {
    text { $0.appendExplanation(of: self, by: catalog) }
  }
}
