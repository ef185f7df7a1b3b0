internal import FileOutput
internal import Platform
internal import TableValidation

/// An argument of the command line as the bytes that the program received; a path need not be UTF-8, any other argument
/// must be.
struct Word: Hashable, Sendable {
  let bytes: [UInt8]

  /// The argument as a path.
  var path: BytePath { BytePath(bytes) }

  /// The argument for messages, with U+FFFD for what is not UTF-8.
  var description: String { path.description }

  /// Returns the argument as text.
  ///
  /// - Throws: ``UsageError`` if it is not UTF-8.
  func text() throws(UsageError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw UsageError(
        "the argument '\(description)' is not UTF-8; only the name of a file may be other bytes")
    }
    return text
  }
}

extension Word: ExpressibleByStringLiteral {
  init(stringLiteral text: String) {
    bytes = Array(text.utf8)
  }
}

extension Word {
  /// The arguments of the process after the name of the program.
  ///
  /// `CommandLine.arguments` is not used, since it replaces bytes that are not UTF-8.
  // SAFETY: the system passes `argc` pointers to strings that end with NUL and remain valid.
  static var all: [Word] {
    unsafe words(CommandLine.argc, CommandLine.unsafeArgv)
  }

  /// Returns the words after the first.
  ///
  /// - Parameters:
  ///   - count: The number of pointers.
  ///   - pointers: Pointers to strings that end with NUL, valid during the call.
  static func words(_ count: Int32, _ pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> [Word]
  {
    (1..<max(1, Int(count))).compactMap { index in
      unsafe pointers[index].map { unsafe Word(cString: $0) }
    }
  }

  private init(cString: UnsafePointer<CChar>) {
    // SAFETY: the string ends with NUL, and the buffer does not extend beyond it.
    let text = unsafe UnsafeRawBufferPointer(start: cString, count: strlen(cString))
    bytes = unsafe Array(text)
  }
}
