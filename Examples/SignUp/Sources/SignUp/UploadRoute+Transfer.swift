internal import FormValidation
internal import LocalServer
internal import Validation

/// A transfer in parts, at the address of ``path`` with the token of the page and the name of the file in the query:
///
/// - `PUT` with `Content-Range` adds a part at the end of what the server has: 204, or 201 with the last part. If the part begins
///   elsewhere, the response is 409, and nothing is changed.
/// - `HEAD` and `GET` change nothing, and `DELETE` removes what has been sent.
///
/// Every response has the offset at which the transfer continues, as `Upload-Offset`, or after the last part the address of the
/// page of thanks, as `Location`.
extension UploadRoute {
  static let transferPath = path + "/transfer"
  static let maximumPartBytes = 256 << 10

  /// Responds to a request of a transfer.
  func transfer(_ request: Request) throws -> Answer {
    guard let token = request.argument("token"), let session = request.session,
      try signer.accepts(token, form: Self.path, session)
    else { throw Refusal.forged(form: Self.path) }
    return .later {
      do {
        return try transfer(request, token)
      } catch {
        return request.response(to: error)
      }
    }
  }

  private func transfer(_ request: Request, _ token: String) throws -> Response {
    let isComplete = try store.submission(token: token) != nil
    switch request.method {
    case .get, .head: return isComplete ? complete(200) : progress(204, folder.offset(of: token))
    case .other("DELETE"):
      folder.remove(token)
      return isComplete ? complete(200) : progress(204, 0)
    case .other("PUT"): return isComplete ? complete(200) : try add(request, token)
    default: throw Refusal.method(allowed: "GET, HEAD, PUT, DELETE")
    }
  }

  private func add(_ request: Request, _ token: String) throws -> Response {
    guard let range = request.header("Content-Range").flatMap(ContentRange.init),
      range.bytes.count == request.body.count
    else {
      throw Refusal(
        400, "Bad Request",
        "The part needs its offsets and the size of the file: Content-Range: bytes 0-499/1234.")
    }
    guard range.size <= Self.maximumFileBytes else { throw Refusal.tooLarge(maximum: Self.maximumFileBytes) }
    let name = request.argument("name") ?? ""
    let result = form.check(try Self.head(ofFileNamed: name, in: form))
    guard result.isValid else { return .problem(result.problem(in: request.catalog), status: 422) }
    switch try folder.add(request.body, at: range.bytes.lowerBound, to: token, isLast: range.isLast) {
    case .added where range.isLast:
      _ = try store.insert(
        form: Self.path, token: token, .init(values: Self.values(name: name, size: range.size)))
      return complete(201)
    case .added: return progress(204, range.bytes.upperBound)
    case .elsewhere(let offset): return progress(409, offset)
    case .full:
      throw Refusal(503, "Service Unavailable", "Too many uploads are not complete. Try again later.")
    }
  }

  /// Returns the response that has the offset at which the transfer continues.
  private func progress(_ status: Int, _ offset: Int) -> Response {
    Response(status, "text/plain; charset=utf-8", []).adding("Cache-Control", "no-store")
      .adding("Upload-Offset", "\(offset)")
  }

  /// Returns the response to a request after the last part.
  private func complete(_ status: Int) -> Response {
    Response(status, "text/plain; charset=utf-8", []).adding("Cache-Control", "no-store")
      .adding("Location", Self.path + "/accepted")
  }

  /// Returns a submission with a file of that name, without its bytes, by which the rules for the name are checked.
  private static func head(ofFileNamed name: String, in form: Form) throws -> Submission {
    // The escapes of browsers: HTML, section 4.10.22.7.
    let escaped = name.flatMap { character -> String in
      switch character {
      case "\"": "%22"
      case "\r", "\n", "\r\n": "%0A"
      default: String(character)
      }
    }
    let body =
      "--part\r\nContent-Disposition: form-data; name=\"file\"; filename=\"" + String(escaped)
      + "\"\r\nContent-Type: application/octet-stream\r\n\r\n\r\n--part--\r\n"
    do throws(SubmissionError) {
      return try Submission(
        decoding: Array(body.utf8), contentType: "multipart/form-data; boundary=part", for: form)
    } catch {
      throw Refusal(error)
    }
  }
}
