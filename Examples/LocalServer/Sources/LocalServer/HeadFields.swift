/// The header fields of a request that determine where it ends and which server it is for.
struct HeadFields {
  private var count = 0
  private var hosts = 0
  private var lengths = 0
  /// The value of `Content-Length`; 0 if there is none.
  private var length = 0
  /// The transfer codings in their order: whether each is `chunked`.
  private var codings: [Bool] = []

  /// How the body is delimited.
  var framing: BodyFraming { codings.isEmpty ? .length(length) : .chunks }

  /// Reads a field: RFC 9112, section 5.
  ///
  /// - Parameter line: The line without its end; not empty.
  mutating func read(_ line: Span<UInt8>) throws(HeadRefusal) {
    count += 1
    guard count <= RequestHead.maximumFields else {
      throw HeadRefusal(431, "The request has more than \(RequestHead.maximumFields) headers.")
    }
    guard line[0] != 0x20, line[0] != 0x09 else {
      throw HeadRefusal(malformed: "A line of the head begins with white space.")
    }
    guard let colon = line.firstOffset(of: UInt8(ascii: ":")) else {
      throw HeadRefusal(malformed: "A line of the head has no colon.")
    }
    let name = line.extracting(0..<colon)
    guard !name.isEmpty, name.all(\.isTokenByte) else {
      throw HeadRefusal(
        malformed: "The name of a header is empty, or has a character that is not allowed there.")
    }
    let rest = line.extracting(colon + 1..<line.count)
    let value = rest.extracting(rest.trimmed())
    guard value.all({ $0 == 0x09 || $0 >= 0x20 && $0 != 0x7F }) else {
      throw HeadRefusal(malformed: "The value of a header has a control character.")
    }
    if name.equals("host") { try readHost(value) }
    if name.equals("content-length") { try readLength(value) }
    if name.equals("transfer-encoding") { try readCodings(value) }
    if name.equals("expect"), !value.equals("100-continue") {
      throw HeadRefusal(417, "The only expectation that is supported is 100-continue.")
    }
  }

  /// Checks the fields together, at the end of the head.
  func check(isHTTP10: Bool) throws(HeadRefusal) {
    guard hosts == 1 || hosts == 0 && isHTTP10 else {
      throw HeadRefusal(malformed: "The request does not have exactly one Host.")
    }
    guard lengths <= 1 else { throw HeadRefusal(malformed: "The request has several Content-Length.") }
    guard !codings.isEmpty else { return }
    guard lengths == 0 else {
      throw HeadRefusal(malformed: "The request has both Content-Length and Transfer-Encoding.")
    }
    guard !isHTTP10 else { throw HeadRefusal(malformed: "HTTP/1.0 has no Transfer-Encoding.") }
    guard !codings.dropLast().contains(true) else {
      throw HeadRefusal(malformed: "The transfer coding chunked is not the last one.")
    }
    guard codings == [true] else {
      throw HeadRefusal(501, "The only transfer coding that is supported is chunked.")
    }
  }

  /// Reads the value of `Host`, a host and a port: RFC 9110, section 7.2. It may be empty.
  private mutating func readHost(_ value: Span<UInt8>) throws(HeadRefusal) {
    hosts += 1
    let isHost = value.all { byte in
      byte.isTokenByte && byte != UInt8(ascii: "#") && byte != UInt8(ascii: "^") && byte != UInt8(ascii: "`")
        && byte != UInt8(ascii: "|") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "[")
        || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")")
        || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") || byte == UInt8(ascii: "=")
    }
    guard isHost else { throw HeadRefusal(malformed: "The value of Host is not a host and a port.") }
  }

  private mutating func readLength(_ value: Span<UInt8>) throws(HeadRefusal) {
    lengths += 1
    length = 0
    guard !value.isEmpty, value.all(\.isDigit) else {
      throw HeadRefusal(malformed: "The value of Content-Length is not a number.")
    }
    for index in value.indices {
      let (product, overflows) = length.multipliedReportingOverflow(by: 10)
      let (sum, carries) = product.addingReportingOverflow(Int(value[index] - UInt8(ascii: "0")))
      guard !overflows, !carries else { throw HeadRefusal(413, "The body is too large.") }
      length = sum
    }
  }

  private mutating func readCodings(_ value: Span<UInt8>) throws(HeadRefusal) {
    var start = 0
    while start <= value.count {
      let rest = value.extracting(start..<value.count)
      let part = rest.extracting(0..<(rest.firstOffset(of: UInt8(ascii: ",")) ?? rest.count))
      let coding = part.extracting(part.trimmed())
      guard !coding.isEmpty else { throw HeadRefusal(malformed: "A transfer coding has no name.") }
      codings.append(coding.equals("chunked"))
      start += part.count + 1
    }
  }
}
