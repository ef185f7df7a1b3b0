import Glibc

/// A file of expected output. `RECORD=1` in the environment writes the actual output to it, to be reviewed in the diff.
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

  /// The difference of the bytes from the file, or `nil` if they are equal.
  package func difference(from bytes: [UInt8]) -> String? {
    if unsafe getenv("RECORD") != nil { ScratchDirectory.write(bytes, toPath: path) }
    guard let expected = ScratchDirectory.read(path: path) else {
      return "\(path) does not exist; RECORD=1 writes it"
    }
    guard bytes != expected else { return nil }
    return
      "\(path): \(Difference(expected: expected, got: bytes))\nIf the new output is right, RECORD=1 writes it."
  }
}
