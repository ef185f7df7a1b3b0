internal import JSONDocument

/// Decodes `file` of a field: `{maximumSize: 5 MB, types: [image/png], maximumCount: 3}`.
struct FileLimitsDecoder {
  /// The key of a field.
  static let key = "file"
  private static let known = ["maximumSize", "types", "maximumCount"]
  /// Powers of 1024, as the sentences of forms have them.
  private static let units = ["": 1, "kB": 1 << 10, "MB": 1 << 20, "GB": 1 << 30]

  /// Returns the limits; `nil` if there are none, or a fault.
  static func decode(_ field: Members) -> FileLimits? {
    guard let node = field.object[key]?.value,
      let members = Members(node, as: "'\(key)'", reportingTo: field.faults)
    else { return nil }
    members.rejectUnknown(besides: known, in: "'\(key)'")
    if let control = field.object["control"]?.value, case .string(let name) = control.content,
      FieldControl(rawValue: name) != .file
    {
      field.faults.report(
        "'\(key)' has no effect on a control '\(name)'; that of files is 'file'", at: node.position)
    }
    var limits = FileLimits()
    if let node = members.object["maximumSize"]?.value {
      limits.maximumSize = size(node)
      if limits.maximumSize == nil {
        field.faults.report(
          "'maximumSize' must be a number of bytes, or of kB, MB or GB such as 5 MB", at: node.position)
      }
    }
    limits.mediaTypes = members.strings("types") ?? []
    for node in members.array("types") ?? [] {
      guard case .string(let type) = node.content, !type.isMediaType else { continue }
      field.faults.report("\(Excerpt(type)) is no media type such as image/png or image/*", at: node.position)
    }
    if let node = members.object["maximumCount"]?.value {
      if let count = size(node), 1...1_000 ~= count, case .number = node.content {
        limits.maximumCount = count
      } else {
        field.faults.report("'maximumCount' must be a whole number from 1 to 1000", at: node.position)
      }
    }
    return limits
  }

  /// Returns a number of bytes, at least 1.
  private static func size(_ node: DocumentNode) -> Int? {
    guard case .number(let text) = node.content else {
      guard case .string(let text) = node.content else { return nil }
      let digits = text.prefix { $0.isASCII && $0.isNumber }
      let unit = text.dropFirst(digits.count).drop { $0 == " " }
      guard let count = Int(digits), count > 0, let factor = units[String(unit)] else { return nil }
      let (size, overflows) = count.multipliedReportingOverflow(by: factor)
      return overflows ? nil : size
    }
    return Int(text).flatMap { $0 > 0 ? $0 : nil }
  }
}

extension String {
  /// Whether the text is a media type, or all types of one kind: RFC 9110, section 8.3.1.
  fileprivate var isMediaType: Bool {
    let parts = split(separator: "/", omittingEmptySubsequences: false)
    let isName = { (part: Substring) in
      !part.isEmpty
        && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "!#$&-^_.+".contains($0)) }
    }
    return parts.count == 2 && isName(parts[0]) && (parts[1] == "*" || isName(parts[1]))
  }
}
