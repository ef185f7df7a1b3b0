internal import FormValidation
internal import JSONDocument
internal import LocalServer
internal import Validation

/// A transfer in parts, at the address of ``path`` with the token of the page, the number of the transfer and the name of the file
/// in the query:
///
/// - `PUT` with `Content-Range` adds a part at the end of what the server has: 204, or 201 with the last part. If the part begins
///   elsewhere, the response is 409, and nothing is changed. A `PUT` without bytes and with `Content-Range: bytes */1234`
///   completes a file of which the server has all bytes.
/// - `HEAD` and `GET` change nothing, and `DELETE` removes what has been sent.
///
/// Every response has the offset at which the transfer continues, as `Upload-Offset`, or after the last part the address of the
/// confirmation page, as `Location`. If a file of the page is complete, a `PUT` with another name, size or content is rejected.
extension UploadRoute {
  static let transferPath = path + "/transfer"
  static let maximumPartBytes = 256 << 10

  /// Responds to a request of a transfer.
  func transfer(_ request: Request) throws -> Answer {
    guard let token = request.argument("token"), let session = request.session,
      try signer.accepts(token, form: Self.path, session)
    else { throw Refusal.forged(form: Self.path) }
    guard let transfer = TransferID(token: token, digits: request.argument("transfer") ?? "") else {
      throw Refusal(
        400, "Bad Request",
        "The address needs the number of the transfer, 1 to \(TransferID.maximumDigits) hexadecimal digits: transfer=1f."
      )
    }
    return .later {
      do {
        return try respond(to: request, transfer)
      } catch {
        return request.response(to: error)
      }
    }
  }

  private func respond(to request: Request, _ transfer: TransferID) throws -> Response {
    let stored = try store.submission(token: transfer.token)
    switch request.method {
    case .get, .head: return stored != nil ? complete(200) : progress(204, folder.offset(of: transfer))
    case .other("DELETE"):
      folder.remove(transfer)
      return stored != nil ? complete(200) : progress(204, 0)
    case .other("PUT"): return try add(request, transfer, stored)
    default: throw Refusal.method(allowed: "GET, HEAD, PUT, DELETE")
    }
  }

  private func add(
    _ request: Request, _ transfer: TransferID, _ stored: Store.Submission?
  ) throws -> Response {
    guard let range = request.header("Content-Range").flatMap(ContentRange.init),
      range.bytes.count == request.body.count
    else {
      throw Refusal(
        400, "Bad Request",
        "The part needs its offsets and the size of the file: Content-Range: bytes 0-499/1234.")
    }
    guard range.size <= Self.maximumFileBytes else { throw Refusal.tooLarge(maximum: Self.maximumFileBytes) }
    let name = request.argument("name") ?? ""
    let result = nameForm.check(try submission(ofFileNamed: name))
    guard result.isValid else { return .problem(result.problem(in: request.catalog), status: 422) }
    let values = Self.values(name: name, size: range.size)
    if let stored {
      guard stored.values == values,
        folder.hasFile(of: transfer.token, with: request.body, at: range.bytes.lowerBound)
      else { throw Refusal.otherContent(form: Self.path) }
      return complete(200)
    }
    switch try folder.add(request.body, at: range.bytes.lowerBound, to: transfer, isLast: range.isLast) {
    case .added where range.isLast:
      let isSame = try insert(values, transfer.token)
      folder.remove(transfer)
      guard isSame else { throw Refusal.otherContent(form: Self.path) }
      return complete(201)
    case .added: return progress(204, range.bytes.upperBound)
    case .elsewhere(let offset): return progress(409, offset)
    case .full:
      throw Refusal(503, "Service Unavailable", "Too many uploads are not complete. Try again later.")
    case .otherContent: throw Refusal.otherContent(form: Self.path)
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

  /// Returns a submission with the name of a file. It is JSON, because the escapes of multipart change names such as `a%22b`.
  private func submission(ofFileNamed name: String) throws -> Submission {
    var json = JSONWriter()
    json.object { $0.member(Self.field, name) }
    do throws(SubmissionError) {
      return try Submission(decoding: json.bytes, contentType: "application/json", for: nameForm)
    } catch {
      throw Refusal(error)
    }
  }
}
