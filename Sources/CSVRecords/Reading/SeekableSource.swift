/// A source whose bytes can be read at any offset, by several threads at once.
package protocol SeekableSource: ByteSource {
  /// The number of bytes of the input when it was opened; 0 if its bytes can only be read in order.
  var openedSize: Int { get }

  /// Reads bytes at an offset in the input, regardless of those that have been read in order.
  ///
  /// - Returns: The number of bytes read; 0 only at the end of the input.
  func read(into buffer: inout [UInt8], at range: Range<Int>, from offset: Int) throws -> Int

  /// Makes an offset in the input the one of the next byte that is read in order.
  func seek(to offset: Int) throws
}
