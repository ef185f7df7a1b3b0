internal import CArrow
internal import Platform

/// A column of findings or keys that is built value by value and then moved to an Arrow array.
struct FindingColumn: ~Copyable {
  /// The type of a column.
  enum Kind: String {
    case text = "u"
    case binary = "z"
    case integer = "l"
    case boolean = "b"
    /// A struct, of which the column has only which values are null.
    case structure = "+s"

    var hasOffsets: Bool { self == .text || self == .binary }
  }

  private let kind: Kind
  private var length = 0
  private var nullCount = 0
  private var validity = GrowingBuffer()
  /// The offsets of texts and binary values; else unused.
  private var offsets = GrowingBuffer()
  private var data = GrowingBuffer()

  init(_ kind: Kind) {
    self.kind = kind
    if kind.hasOffsets { offsets.append(Int32(0)) }
  }

  /// The number of values so far.
  var count: Int { length }
  /// The number of bytes of texts or binary values so far.
  var textSize: Int { data.count }

  /// Appends the bytes of a text or a binary value.
  mutating func append(_ bytes: Span<UInt8>) {
    begin(isNull: false)
    // SAFETY: the bytes are copied during the call of the closure.
    unsafe bytes.withUnsafeBytes { unsafe data.append($0) }
    offsets.append(Int32(truncatingIfNeeded: data.count))
  }

  /// Appends the bytes of a text; `nil` for null.
  mutating func append(_ bytes: [UInt8]?) {
    if let bytes { append(bytes.span) } else { appendNull() }
  }

  /// Appends a number; `nil` for null.
  mutating func append(_ number: Int?) {
    begin(isNull: number == nil)
    data.append(Int64(number ?? 0))
  }

  /// Appends a truth value.
  mutating func append(_ value: Bool) {
    if length.isMultiple(of: 8) { data.append(UInt8(0)) }
    if value { data.setBit(length & 7) }
    begin(isNull: false)
  }

  /// Appends a struct, of which only whether it is null is known here.
  mutating func append(isNull: Bool) { begin(isNull: isNull) }

  /// Appends a text or a binary value that is null.
  mutating func appendNull() {
    begin(isNull: true)
    offsets.append(Int32(truncatingIfNeeded: data.count))
  }

  /// Appends whether a value is null.
  private mutating func begin(isNull: Bool) {
    if length.isMultiple(of: 8) { validity.append(UInt8(0)) }
    if isNull { nullCount += 1 } else { validity.setBit(length & 7) }
    length += 1
  }

  /// Moves the values to an array and returns it; the column is empty afterwards.
  mutating func take() -> ArrowArray {
    let first = unsafe [validity.take()]
    let rest =
      switch kind {
      case .text, .binary: unsafe [offsets.take(), data.take()]
      case .integer, .boolean: unsafe [data.take()]
      case .structure: unsafe [UnsafeMutableRawPointer]()
      }
    let array = unsafe ArrowArray(owning: first + rest, length: length, nullCount: nullCount)
    (length, nullCount) = (0, 0)
    if kind.hasOffsets { offsets.append(Int32(0)) }
    return unsafe array
  }
}

extension ArrowArray {
  /// Creates an array of buffers that its `release` frees.
  fileprivate init(owning buffers: [UnsafeMutableRawPointer], length: Int, nullCount: Int) {
    let pointers = unsafe UnsafeMutablePointer<UnsafeRawPointer?>.allocate(capacity: buffers.count)
    for unsafe(index, buffer) in unsafe buffers.enumerated() {
      unsafe (pointers + index).initialize(to: UnsafeRawPointer(buffer))
    }
    unsafe self.init()
    unsafe (self.length, null_count, n_buffers) = (Int64(length), Int64(nullCount), Int64(buffers.count))
    unsafe self.buffers = pointers
    unsafe release = releaseArray
  }

  /// Creates a struct array of columns, which are moved into it.
  init(owning columns: [ArrowArray], length: Int) {
    let validity = UnsafeMutablePointer<UnsafeRawPointer?>.allocate(capacity: 1)
    unsafe validity.initialize(to: nil)
    unsafe self.init()
    unsafe (self.length, n_buffers, buffers) = (Int64(length), 1, validity)
    unsafe release = releaseArray
    unsafe own(columns)
  }

  /// Moves columns into a struct array that has none.
  mutating func own(_ columns: [ArrowArray]) {
    let children = unsafe UnsafeMutablePointer<UnsafeMutablePointer<ArrowArray>?>.allocate(
      capacity: columns.count)
    for unsafe(index, column) in unsafe columns.enumerated() {
      let child = UnsafeMutablePointer<ArrowArray>.allocate(capacity: 1)
      unsafe child.initialize(to: column)
      unsafe (children + index).initialize(to: child)
    }
    unsafe (n_children, self.children) = (Int64(columns.count), children)
  }
}

/// Frees the buffers and the children of an array of this library, and marks it as released.
///
/// SAFETY: the array was made by one of the initializers above and is released once. A child may have been moved out of it;
/// its `release` is then `nil`.
private let releaseArray: @convention(c) (UnsafeMutablePointer<ArrowArray>?) -> Void = { array in
  guard let array = unsafe array, unsafe array.pointee.release != nil else { return }
  for index in 0..<Int(unsafe array.pointee.n_buffers) {
    unsafe free(UnsafeMutableRawPointer(mutating: array.pointee.buffers[index]))
  }
  unsafe array.pointee.buffers.deallocate()
  for index in 0..<Int(unsafe array.pointee.n_children) {
    guard let child = unsafe array.pointee.children[index] else { continue }
    if let release = unsafe child.pointee.release { unsafe release(child) }
    unsafe child.deallocate()
  }
  unsafe array.pointee.children?.deallocate()
  unsafe array.pointee.release = nil
}
