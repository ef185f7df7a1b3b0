/// A slow and obvious reader of whole heads, by regular expressions over texts in Latin-1.
enum ObviousHead {
  /// - Parameter bytes: A head that ends in an empty line; what follows its first empty line is ignored.
  static func isAccepted(_ bytes: [UInt8]) -> Bool {
    var text = bytes.map { Unicode.Scalar($0) }[...]
    while text.starts(with: "\r\n".unicodeScalars) { text = text.dropFirst(2) }
    var lines: [String] = []
    while true {
      guard let end = text.indices.first(where: { text[$0] == "\n" }), end > text.startIndex,
        text[end - 1] == "\r"
      else { return false }
      let line = String(String.UnicodeScalarView(text[..<(end - 1)]))
      text = text[(end + 1)...]
      if line.isEmpty { break }
      lines.append(line)
    }
    let requestLine = /[!#$%&'*+\-.^_`|~0-9A-Za-z]+ (\*|[Hh][Tt][Tt][Pp]:\/\/[^\/].*|\/.*) HTTP\/1\.([01])/
      .matchingSemantics(.unicodeScalar)
    guard let first = lines.first, let match = first.wholeMatch(of: requestLine) else { return false }
    guard match.1.wholeMatch(of: /([!$&-;=?-~]|%[0-9A-Fa-f]{2})*/) != nil, !match.1.contains("%00") else {
      return false
    }
    guard match.1 != "*" || first.lowercased().hasPrefix("options ") else { return false }
    let field = /([!#$%&'*+\-.^_`|~0-9A-Za-z]+):[ \t]*([\t\u{20}-\u{7E}\u{80}-\u{FF}]*?)[ \t]*/
      .matchingSemantics(.unicodeScalar)
    var values: [String: [String]] = [:]
    for line in lines.dropFirst() {
      guard let match = line.wholeMatch(of: field) else { return false }
      values[match.1.lowercased(), default: []].append(String(match.2))
    }
    return areAllowed(values, isHTTP10: match.2 == "0")
  }

  private static func areAllowed(_ values: [String: [String]], isHTTP10: Bool) -> Bool {
    let hosts = values["host"] ?? []
    guard hosts.count == 1 || hosts.isEmpty && isHTTP10 else { return false }
    guard hosts.allSatisfy({ $0.wholeMatch(of: /[0-9A-Za-z\-._~%!$&'()*+,;=:\[\]]*/) != nil }) else {
      return false
    }
    let lengths = values["content-length"] ?? []
    guard lengths.count <= 1, lengths.allSatisfy({ $0.wholeMatch(of: /[0-9]+/) != nil && Int($0) != nil })
    else { return false }
    if let codings = values["transfer-encoding"] {
      guard codings.count == 1, codings[0].lowercased() == "chunked", lengths.isEmpty, !isHTTP10 else {
        return false
      }
    }
    return (values["expect"] ?? []).allSatisfy { $0.lowercased() == "100-continue" }
  }
}
