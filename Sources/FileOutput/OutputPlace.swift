/// A place in a regular file for bytes that any thread may write, while others write before and after it.
package struct OutputPlace: Equatable {
  /// The name of the file in errors.
  let name: String
  /// The descriptor of the file, which stays open as long as the place is used.
  let descriptor: Int32
  /// The offset of the first byte in the file.
  let offset: Int

  /// Writes the bytes for which the place was taken.
  package func write(_ bytes: Span<UInt8>) throws(FileError) {
    let code = DescriptorWriter.write(bytes, to: descriptor, at: offset)
    if code != 0 { throw FileError(name, "write", errno: code) }
  }
}
