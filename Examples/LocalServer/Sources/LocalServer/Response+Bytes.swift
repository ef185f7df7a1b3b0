extension Response {
  /// Returns the response as it is sent.
  ///
  /// - Parameters:
  ///   - headers: The headers of all responses.
  ///   - date: The value of `Date`.
  ///   - isHEAD: Whether the request's method is `HEAD`: the response then has only the headers of its content.
  ///   - closes: Whether the connection is closed afterwards.
  func bytes(
    with headers: [(name: String, value: String)], date: String, isHEAD: Bool, closes: Bool
  ) -> [UInt8] {
    let hasContent = status >= 200 && status != 204 && status != 304
    var bytes: [UInt8] = []
    bytes.reserveCapacity(body.count + 1024)
    bytes += "HTTP/1.1 \(status) \(title)\r\nDate: \(date)\r\n".utf8
    for list in [self.headers, headers] {
      for (name, value) in list {
        bytes += name.utf8
        bytes += ": ".utf8
        bytes += value.utf8
        bytes += "\r\n".utf8
      }
    }
    if closes { bytes += "Connection: close\r\n".utf8 }
    if hasContent { bytes += "Content-Length: \(body.count)\r\n".utf8 }
    bytes += "\r\n".utf8
    if hasContent, !isHEAD { bytes += body }
    return bytes
  }

  private var title: String {
    switch status {
    case 200: "OK"
    case 201: "Created"
    case 204: "No Content"
    case 303: "See Other"
    case 400: "Bad Request"
    case 403: "Forbidden"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 409: "Conflict"
    case 413: "Content Too Large"
    case 415: "Unsupported Media Type"
    case 422: "Unprocessable Content"
    case 500: "Internal Server Error"
    case 503: "Service Unavailable"
    default: "Status \(status)"
    }
  }
}
