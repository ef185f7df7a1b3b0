import CArrow
import Platform

/// Arrow structs made by hand, whose releases are counted. What a struct owns is freed whatever its members state afterwards, so
/// that a test can change them.
final class HandMade {
  /// The number of structs that exist and are not released.
  private(set) var unreleased = 0

  /// Returns an array with copies of the buffers; `nil` is a missing one.
  func array(
    _ length: Int, nulls: Int = 0, offset: Int = 0, _ buffers: [[UInt8]?], children: [ArrowArray] = [],
    dictionary: ArrowArray? = nil
  ) -> ArrowArray {
    let owned = Owned(self)
    var array = ArrowArray()
    (array.length, array.null_count, array.offset) = (Int64(length), Int64(nulls), Int64(offset))
    (array.n_buffers, array.n_children) = (Int64(buffers.count), Int64(children.count))
    array.buffers = owned.memory(buffers.map { bytes in bytes.map { owned.memory($0) } })
    array.children = owned.memory(children.map { owned.part($0) { $0.pointee.release?($0) } })
    array.dictionary = dictionary.map { owned.part($0) { $0.pointee.release?($0) } }
    array.private_data = Unmanaged.passRetained(owned).toOpaque()
    array.release = { array in
      guard let array = array else { return }
      Owned.free(array.pointee.private_data)
      array.pointee.release = nil
    }
    return array
  }

  /// Returns the schema of a column.
  func schema(
    _ format: String, _ name: String, children: [ArrowSchema] = [], dictionary: ArrowSchema? = nil,
    metadata: [String: String] = [:]
  ) -> ArrowSchema {
    let owned = Owned(self)
    var schema = ArrowSchema()
    (schema.format, schema.name) = (owned.text(format), owned.text(name))
    if !metadata.isEmpty {
      let texts = metadata.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
      let parts = texts.flatMap { [UInt8]([Int32($0.utf8.count)]) + Array($0.utf8) }
      schema.metadata = owned.memory([UInt8]([Int32(metadata.count)]) + parts).assumingMemoryBound(
        to: CChar.self)
    }
    schema.n_children = Int64(children.count)
    schema.children = owned.memory(children.map { owned.part($0) { $0.pointee.release?($0) } })
    schema.dictionary = dictionary.map { owned.part($0) { $0.pointee.release?($0) } }
    schema.private_data = Unmanaged.passRetained(owned).toOpaque()
    schema.release = { schema in
      guard let schema = schema else { return }
      Owned.free(schema.pointee.private_data)
      schema.pointee.release = nil
    }
    return schema
  }

  /// Returns a struct of columns of texts; `nil` is null.
  func batch(_ columns: [[String?]]) -> ArrowArray {
    let count = columns[0].count
    return array(
      count, [nil],
      children: columns.map { values in
        var (offsets, data, bits) = ([Int32(0)], [UInt8](), [UInt8](repeating: 0, count: (count + 7) / 8))
        for (row, value) in values.enumerated() {
          data += Array((value ?? "").utf8)
          offsets.append(Int32(data.count))
          if value != nil { bits[row / 8] |= 1 << UInt8(row % 8) }
        }
        return array(count, nulls: -1, [bits, .init(offsets), data])
      })
  }

  /// The memory and the structs that a struct owns.
  private final class Owned {
    private let hand: HandMade
    private var ends: [() -> Void] = []

    init(_ hand: HandMade) {
      self.hand = hand
      hand.unreleased += 1
    }

    /// Copies bytes to memory of exactly their size, so that AddressSanitizer notices a read beyond it.
    func memory(_ bytes: [UInt8]) -> UnsafeRawPointer {
      let copy = malloc(bytes.count)!
      copy.copyMemory(from: bytes, byteCount: bytes.count)
      ends.append { Platform.free(copy) }
      return UnsafeRawPointer(copy)
    }

    func memory<Pointer>(_ pointers: [Pointer?]) -> UnsafeMutablePointer<Pointer?> {
      let copy = UnsafeMutablePointer<Pointer?>.allocate(capacity: pointers.count)
      copy.initialize(from: pointers, count: pointers.count)
      ends.append { copy.deallocate() }
      return copy
    }

    func text(_ text: String) -> UnsafePointer<CChar> {
      let copy = strdup(text)!
      ends.append { Platform.free(copy) }
      return UnsafePointer(copy)
    }

    /// Moves a struct to memory, and releases it there at the end unless that has been done.
    func part<Struct>(
      _ part: Struct, _ release: @escaping (UnsafeMutablePointer<Struct>) -> Void
    ) -> UnsafeMutablePointer<Struct> {
      let copy = UnsafeMutablePointer<Struct>.allocate(capacity: 1)
      copy.initialize(to: part)
      ends.append {
        release(copy)
        copy.deallocate()
      }
      return copy
    }

    static func free(_ owned: UnsafeMutableRawPointer?) {
      let owned = Unmanaged<Owned>.fromOpaque(owned!).takeRetainedValue()
      for end in owned.ends.reversed() { end() }
      owned.hand.unreleased -= 1
    }
  }
}

extension [UInt8] {
  /// The bytes of numbers as Arrow has them.
  init<Number: FixedWidthInteger>(_ numbers: [Number]) {
    self = numbers.flatMap { number in
      (0..<MemoryLayout<Number>.size).map { UInt8(truncatingIfNeeded: number >> Number($0 * 8)) }
    }
  }
}
