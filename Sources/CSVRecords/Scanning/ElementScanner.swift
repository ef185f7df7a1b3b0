internal import CScan

/// Finds the ends of the elements of a JSON array in bytes that come in pieces, and replaces them by marks.
///
/// A byte of an element stays as it is, also where it is no JSON, so that the element is reported. A comma or a closing bracket after no
/// element stays too. Within a container of no JSON, a backslash escapes a quotation mark everywhere.
package struct ElementScanner {
  /// Whether the array has ended.
  package private(set) var isAtEnd = false
  /// The open containers of an element.
  private var nesting = scan_nesting(
    depth: 0, string_carry: 0, escape_carry: 0, marks: (ElementMark.byte, ElementMark.outside),
    has_mark: false)
  /// Whether the next byte is in a string that is an element, or is escaped there.
  private var (isInString, isEscaped) = (false, false)
  /// Whether the element that has not ended has a byte that is no blank.
  private var hasContent = false
  private var followsComma = false
  private let blocks: ScanBlocks

  /// The number of blanks before an element, and that after which one becomes a mark, so that they are part of no element.
  private var blanks = 0
  private let blankLimit: Int

  /// - Parameter blankLimit: The number of blanks before an element after which one becomes a mark.
  package init(blankLimit: Int) { self.init(blankLimit: blankLimit, by: .best) }

  init(blankLimit: Int, by blocks: ScanBlocks) { (self.blankLimit, self.blocks) = (blankLimit, blocks) }

  /// Whether the next byte is within an element, which is not complete without it.
  package var isInElement: Bool { nesting.depth > 0 || isInString }

  /// Marks the ends of elements in a range, up to the end of the array.
  ///
  /// - Returns: The offset after the array's closing bracket, or the end of the range.
  package mutating func mark(_ bytes: inout MutableSpan<UInt8>, _ range: Range<Int>) -> Int {
    var index = range.lowerBound
    while index < range.upperBound, !isAtEnd {
      if nesting.depth > 0 {
        index = skipContainers(&bytes, index..<range.upperBound)
      } else {
        if isInString { takeCharacter(&bytes, index) } else { take(&bytes, index) }
        index += 1
      }
    }
    return index
  }

  /// Takes a byte between elements, or of an element that is no container.
  private mutating func take(_ bytes: inout MutableSpan<UInt8>, _ index: Int) {
    switch bytes[index] {
    case 0x20, 0x0A, 0x0D, 0x09: return takeBlank(&bytes, index)
    case UInt8(ascii: "\""): isInString = true
    case UInt8(ascii: "{"), UInt8(ascii: "["): nesting.depth = 1
    case UInt8(ascii: "]"): return end(&bytes, index)
    case UInt8(ascii: ",") where hasContent:
      bytes[index] = ElementMark.byte
      (hasContent, followsComma, blanks) = (false, true, 0)
      return
    case ElementMark.byte, ElementMark.outside: bytes[index] = ElementMark.substitute
    default: break
    }
    hasContent = true
  }

  private mutating func takeBlank(_ bytes: inout MutableSpan<UInt8>, _ index: Int) {
    guard !hasContent else { return }
    blanks += 1
    // A line end remains, because lines are counted.
    guard blanks >= blankLimit, bytes[index] != 0x0A else { return }
    bytes[index] = ElementMark.byte
    blanks = 0
  }

  private mutating func takeCharacter(_ bytes: inout MutableSpan<UInt8>, _ index: Int) {
    let byte = bytes[index]
    if Self.isMark(byte) { bytes[index] = ElementMark.substitute }
    isInString = byte != UInt8(ascii: "\"") || isEscaped
    isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
  }

  /// Skips the containers of an element; returns the offset after them, or the end of the range.
  private mutating func skipContainers(_ bytes: inout MutableSpan<UInt8>, _ range: Range<Int>) -> Int {
    nesting.has_mark = false
    let end = range.lowerBound + blocks.endOfContainers(in: bytes.span.extracting(range), &nesting)
    guard nesting.has_mark else { return end }
    for index in range.lowerBound..<end where Self.isMark(bytes[index]) {
      bytes[index] = ElementMark.substitute
    }
    return end
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    byte == ElementMark.byte || byte == ElementMark.outside
  }

  /// Ends the array at its closing bracket.
  private mutating func end(_ bytes: inout MutableSpan<UInt8>, _ index: Int) {
    isAtEnd = true
    if hasContent {
      bytes[index] = ElementMark.byte
    } else if !followsComma {
      bytes[index] = UInt8(ascii: " ")
    }
  }
}
