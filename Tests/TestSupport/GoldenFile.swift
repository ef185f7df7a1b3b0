import Platform

/// A file of expected output. With `RECORD=1` in the environment, the actual output is written to it, to be reviewed
/// as a diff.
///
/// ```swift
/// let difference = GoldenFile("Golden/faults.txt", near: #filePath).difference(from: bytes)
/// #expect(difference == nil)
/// ```
package struct GoldenFile {
  private let path: String

  /// - Parameters:
  ///   - name: The path relative to the folder of the test.
  ///   - test: The path of the test's source file.
  package init(_ name: String, near test: String) {
    let folder = test.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(
      separator: "/")
    path = "\(folder)/\(name)"
  }

  /// Returns a description of the first difference between the bytes and the file, or `nil` if they are equal.
  package func difference(from bytes: [UInt8]) -> String? {
    if unsafe getenv("RECORD") != nil { ScratchDirectory.write(bytes, toPath: path) }
    guard let expected = ScratchDirectory.read(path: path) else {
      return "\(path) does not exist; RECORD=1 writes it"
    }
    guard bytes != expected else { return nil }
    return
      "\(path): \(Difference(expected: expected, got: bytes))\nIf the new output is correct, RECORD=1 writes it to the file."
  }
}
