internal import CArrow
internal import JSONDocument

/// The extension types whose values are not those of the type in which they are stored: Arrow's "Canonical Extension Types", and
/// DuckDB's types of the kind `arrow.opaque`. All others are checked by their storage.
extension ColumnType {
  /// Reads the extension type of a schema; `nil` if there is none or its storage has the values.
  ///
  /// SAFETY: as in `init(_:named:)`.
  ///
  /// - Throws: An error that names the type if the bytes of its storage are no text of its values.
  init?(extensionOf schema: ArrowSchema, _ format: String, named name: String) throws(ArrowError) {
    let metadata = unsafe SchemaMetadata(schema.metadata)
    switch (metadata["ARROW:extension:name"], format) {
    case ("arrow.uuid", "w:16"): self = .formatted(.uuid)
    case ("arrow.bool8", "c"): self = .formatted(.truth)
    case ("arrow.opaque", _):
      let description = metadata["ARROW:extension:metadata"] ?? ""
      switch ((try? JSONValue(Array(description.utf8)))?["type_name"]?.text, format) {
      case ("hugeint", "w:16"): self = .formatted(.decimal(width: 16, scale: 0))
      case ("uhugeint", "w:16"): self = .formatted(.decimal(width: 16, scale: 0, isSigned: false))
      default:
        throw ArrowError(
          .type,
          "column '\(name)' has an opaque type, \(description), which cannot be checked; give its values as text"
        )
      }
    default: return nil
    }
  }
}

/// The pairs of texts in the metadata of a schema.
struct SchemaMetadata {
  private var texts: [String: String] = [:]

  /// Reads metadata: the number of pairs, and for each of both texts its size and its bytes.
  ///
  /// SAFETY: by the specification the numbers are integers of 32 bits, and as many bytes follow as they state.
  init(_ start: UnsafePointer<CChar>?) {
    guard var next = unsafe UnsafeRawPointer(start) else { return }
    func number() -> Int {
      defer { unsafe next += 4 }
      return max(0, Int(unsafe next.loadUnaligned(as: Int32.self)))
    }
    func text() -> String {
      let size = number()
      defer { unsafe next += size }
      return unsafe String(decoding: UnsafeRawBufferPointer(start: next, count: size), as: UTF8.self)
    }
    for _ in 0..<number() {
      let key = text()
      texts[key] = text()
    }
  }

  subscript(key: String) -> String? { texts[key] }
}

/// The texts of values that are stored as bytes.
///
/// SAFETY: each closure reads `width` bytes from its address on, which the buffer of a `FormattedColumn` has for each row.
extension ValueText {
  /// A UUID of 16 bytes as `2f5bd6e0-5ea7-4b8b-9b3c-1f2a3b4c5d6e`.
  static let uuid = unsafe ValueText(width: 16, longest: 36) { address, bytes in
    let digits = Array("0123456789abcdef".utf8)
    for index in 0..<16 {
      if [4, 6, 8, 10].contains(index) { bytes.append(UInt8(ascii: "-")) }
      let byte = unsafe address.loadUnaligned(fromByteOffset: index, as: UInt8.self)
      bytes += [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }

  /// A truth value of one byte, which is not zero if it is true.
  static let truth = unsafe ValueText(width: 1, longest: 5, isNumber: true) { address, bytes in
    bytes += Array((unsafe address.loadUnaligned(as: UInt8.self) == 0 ? "false" : "true").utf8)
  }
}
