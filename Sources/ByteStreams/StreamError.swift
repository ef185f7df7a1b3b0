/// An error: a compressed stream cannot be decompressed, or an output cannot be compressed.
package struct StreamError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of an error.
  package enum Fault: Hashable, Sendable {
    /// Bytes that the format does not allow, or that do not match its checksums.
    case damaged
    /// The input ends before the stream does.
    case cut
    /// The stream needs more memory than a decoder may take.
    case tooLarge
    /// The stream uses a part of the format that the library does not have.
    case unsupported
    case noMemory
    case missingLibrary
  }

  package let format: CompressionFormat
  package let fault: Fault
  /// The number of bytes of the compressed input before the fault.
  package let offset: Int

  /// The error and its remedy, to follow the name of the file.
  package var description: String {
    let again = "copy or download the file again"
    switch fault {
    case .damaged: return "its \(format) data is damaged at byte \(offset); \(again)"
    case .cut: return "its \(format) data ends too early, at byte \(offset); \(again)"
    case .tooLarge:
      let (memory, program) =
        format == .zstd
        ? ("a window of more than 128 MiB", "zstd -dc --long=31") : ("more than 128 MiB", "xz -dc")
      return "its \(format) data at byte \(offset) needs \(memory) of memory; decompress it first: "
        + "\(program) FILE | validate …"
    case .unsupported:
      return "its \(format) data at byte \(offset) uses a part of the format that is not supported; "
        + "decompress it with the program that made it"
    case .noMemory: return "there is not enough memory for \(format)"
    case .missingLibrary:
      return "\(format) needs the library \(format.library.name), which is not installed; "
        + "install the package \(format.library.package)"
    }
  }
}
