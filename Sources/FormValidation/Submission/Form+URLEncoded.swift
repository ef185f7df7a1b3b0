internal import Bytes
internal import Validation

extension Form {
  /// Decodes a body by section 5.1 of the URL standard: pairs of names and values are separated by `&`, an empty pair is
  /// skipped, a name without `=` has the empty value, `+` is a space, and a `%` without two hexadecimal digits is unchanged. A
  /// byte-order mark is a character like any other ("UTF-8 decode without BOM" keeps it).
  ///
  /// Text for a field of files, which is the name of a file without its content, is skipped.
  func submission(
    fromURLEncoded body: [UInt8], limits: SubmissionLimits
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
