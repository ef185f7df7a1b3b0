import CArrow
import Glibc

/// Arrow structs made by hand, whose releases are counted.
final class HandMade {
  /// The number of structs that exist and are not released.
  private(set) var unreleased = 0

  /// Returns an array with copies of the buffers; `nil` is a missing one.
  func array(
    _ length: Int, nulls: Int = 0, offset: Int = 0, _ buffers: [[UInt8]?], children: [ArrowArray] = [],
    dictionary: ArrowArray? = nil
  ) -> ArrowArray {
    unreleased += 1
    var array = ArrowArray()
    (array.length, array.null_count, array.offset) = (Int64(length), Int64(nulls), Int64(offset))
    (array.n_buffers, array.n_children) = (Int64(buffers.count), Int64(children.count))
    array.buffers = .allocate(capacity: buffers.count)
    for (index, bytes) in buffers.enumerated() {
      array.buffers[index] = bytes.map { bytes in
        // Memory of exactly this size, so that AddressSanitizer notices a read beyond it.
        let copy = malloc(bytes.count)!
        copy.copyMemory(from: bytes, byteCount: bytes.count)
        return UnsafeRawPointer(copy)
      }
    }
    array.children = .allocate(capacity: children.count)
    for (index, child) in children.enumerated() {
      array.children[index] = .allocate(capacity: 1)
      array.children[index]!.initialize(to: child)
    }
    if let dictionary = dictionary {
      array.dictionary = .allocate(capacity: 1)
      array.dictionary.initialize(to: dictionary)
    }
    array.private_data = Unmanaged.passRetained(self).toOpaque()
    array.release = { array in
      guard let array = array else { return }
      for index in 0..<Int(array.pointee.n_buffers) {
        free(UnsafeMutableRawPointer(mutating: array.pointee.buffers[index]))
      }
      array.pointee.buffers.deallocate()
      for index in 0..<Int(array.pointee.n_children) {
        let child = array.pointee.children[index]!
        if let release = child.pointee.release { release(child) }
        child.deallocate()
      }
      array.pointee.children.deallocate()
      if let dictionary = array.pointee.dictionary {
        if let release = dictionary.pointee.release { release(dictionary) }
        dictionary.deallocate()
      }
      HandMade.end(array.pointee.private_data)
      array.pointee.release = nil
    }
    return array
  }

  /// Returns the schema of a column.
  func schema(_ format: String, _ name: String, children: [ArrowSchema] = [], dictionary: ArrowSchema? = nil)
    -> ArrowSchema
  {
    unreleased += 1
    var schema = ArrowSchema()
    (schema.format, schema.name) = (UnsafePointer(strdup(format)), UnsafePointer(strdup(name)))
    schema.n_children = Int64(children.count)
    schema.children = .allocate(capacity: children.count)
    for (index, child) in children.enumerated() {
      schema.children[index] = .allocate(capacity: 1)
      schema.children[index]!.initialize(to: child)
    }
    if let dictionary = dictionary {
      schema.dictionary = .allocate(capacity: 1)
      schema.dictionary.initialize(to: dictionary)
    }
    schema.private_data = Unmanaged.passRetained(self).toOpaque()
    schema.release = { schema in
      guard let schema = schema else { return }
      free(UnsafeMutablePointer(mutating: schema.pointee.format))
      free(UnsafeMutablePointer(mutating: schema.pointee.name))
      for index in 0..<Int(schema.pointee.n_children) {
        let child = schema.pointee.children[index]!
        if let release = child.pointee.release { release(child) }
        child.deallocate()
      }
      schema.pointee.children.deallocate()
      if let dictionary = schema.pointee.dictionary {
        if let release = dictionary.pointee.release { release(dictionary) }
        dictionary.deallocate()
      }
      HandMade.end(schema.pointee.private_data)
      schema.pointee.release = nil
    }
    return schema
  }

  private static func end(_ owner: UnsafeMutableRawPointer?) {
    Unmanaged<HandMade>.fromOpaque(owner!).takeRetainedValue().unreleased -= 1
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
