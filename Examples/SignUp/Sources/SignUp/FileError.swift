internal import Glibc

/// An error of the system at a file.
struct FileError: Error, CustomStringConvertible {
  let code: Int32

  /// The description of the code by the system.
  var cause: String {
    // SAFETY: the text ends with a null and is copied at once.
    unsafe String(cString: strerror(code))
  }

  var description: String { "cannot write an uploaded file: \(cause)" }
}
