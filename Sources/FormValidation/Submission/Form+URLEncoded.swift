internal import Bytes
internal import Validation

extension Form {
  /// Reads a post of the type `application/x-www-form-urlencoded`, which browsers send unless a form says otherwise.
  ///
  /// By the letter of the URL standard, section 5.1: names and values part at `&`, what is empty between two is passed
  /// over, a name without `=` has the empty value, `+` is a blank, and a `%` without two hexadecimal digits stands. A byte
  /// order mark is a character like any other ("UTF-8 decode without BOM" keeps it); bytes that are no UTF-8 stay until
  /// the check, which tells of them as `text.invalid-utf8`, where the standard would put U+FFFD.
  ///
  /// ```swift
  /// let post = try form.submission(fromURLEncoded: Array("email=ann%40example.com&name=Ann+Lee".utf8))
  /// post["name"]  // "Ann Lee"
  /// ```
  ///
  /// A box that is not ticked is not in a post, and absent. Text for a field of files, the name of a file that did not
  /// come, is passed over. O(n) in the bytes, and in the number of fields for each name out of the form's order.
  ///
  /// - Throws: What is over the limits, and a `_charset_` that is not UTF-8. Nothing is malformed.
  public func submission(
    fromURLEncoded body: [UInt8], limits: SubmissionLimits = SubmissionLimits()
  ) throws(SubmissionError) -> Submission {
    guard body.count <= limits.maximumBytes else { throw .tooLarge(maximumBytes: limits.maximumBytes) }
    var builder = SubmissionBuilder(self, limits: limits, decoding: body)
    var decodedName: [UInt8] = []
    let bytes = body.span
    var start = 0
    while start < bytes.count {
      let end = bytes.offset(of: UInt8(ascii: "&"), in: start..<bytes.count)
      defer { start = end + 1 }
      guard start < end else { continue }
      let nameEnd = bytes.offset(of: UInt8(ascii: "="), in: start..<end)
      let value = min(nameEnd + 1, end)..<end
      let name = bytes.extracting(start..<nameEnd)
      if name.firstFormEncoded(in: name.indices) == nil {
        try builder.decode(value, named: name)
      } else {
        decodedName.removeAll(keepingCapacity: true)
        decodedName.append(name)
        let decoded = decodedName.decodeFormEncoded(in: decodedName.indices)
        try builder.decode(value, named: decodedName.span.extracting(decoded))
      }
    }
    return (consume builder).finish()
  }
}
