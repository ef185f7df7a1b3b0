internal import CMicroHTTPD

extension Request {
  /// Creates a request by copying its parts from libmicrohttpd.
  init(
    _ connection: OpaquePointer, _ method: UnsafePointer<CChar>, _ path: UnsafePointer<CChar>,
    _ exchange: Exchange
  ) {
    // SAFETY: the library's texts end with a null and are valid during the call; the gate has rejected targets with a null.
    unsafe self.init(
      method: Method(String(cString: method)), path: Self.path(of: String(cString: path)),
      arguments: values(.GET_ARGUMENT_KIND, connection), headers: values(.HEADER_KIND, connection),
      cookies: values(.COOKIE_KIND, connection), body: exchange.body, isTooLarge: exchange.isTooLarge)
  }

  /// Returns the path of a target in either form: RFC 9112, section 3.2.
  static func path(of target: String) -> String {
    guard target.utf8.first != UInt8(ascii: "/"), target.utf8.count > 7 else { return target }
    let rest = target.utf8.dropFirst(7)
    return rest.firstIndex(of: UInt8(ascii: "/")).map { String(target[$0...]) } ?? "/"
  }
}

/// Returns the value of the first header, cookie or argument with a name.
func lookUp(_ kind: MHD_ValueKind, _ name: String, _ connection: OpaquePointer) -> String? {
  // SAFETY: the library's texts end with a null and are valid during the call.
  guard let value = unsafe MHD_lookup_connection_value(connection, kind, name) else { return nil }
  return unsafe String(cString: value)
}

/// Copies the names and values of a kind in their order; bytes that are not UTF-8 become U+FFFD.
private func values(_ kind: MHD_ValueKind, _ connection: OpaquePointer) -> [(name: String, value: String)] {
  var found: [(name: String, value: String)] = []
  // SAFETY: the library calls the function during this call only, with the pointer to `found`.
  unsafe withUnsafeMutablePointer(to: &found) { pointer in
    _ = unsafe MHD_get_connection_values_n(connection, kind, append, pointer)
  }
  return found
}

private func append(
  _ list: UnsafeMutableRawPointer?, _ kind: MHD_ValueKind, _ name: UnsafePointer<CChar>?, _ nameSize: Int,
  _ value: UnsafePointer<CChar>?, _ valueSize: Int
) -> MHD_Result {
  guard let list = unsafe list, let name = unsafe name else { return MHD_Result.YES }
  // SAFETY: the library passes texts of these sizes; an argument without `=` has no value. The list is that of `values`.
  unsafe list.assumingMemoryBound(to: [(name: String, value: String)].self).pointee.append(
    (
      String(decoding: UnsafeRawBufferPointer(start: name, count: nameSize), as: UTF8.self),
      String(
        decoding: UnsafeRawBufferPointer(start: value, count: value == nil ? 0 : valueSize), as: UTF8.self)
    ))
  return MHD_Result.YES
}
