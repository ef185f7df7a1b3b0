import CArrow
import Testing

@testable import ValidationC

extension ArrowArray {
  /// Returns the values of all rows from the first one on, or the reason why the array breaks the specification.
  ///
  /// The array and the schema are released.
  func texts(_ schema: ArrowSchema, from first: Int = 0, reading: ColumnReading = ColumnReading()) -> String {
    var (schema, array) = (schema, self)
    defer { schema.release(&schema) }
    let owned = OwnedArray(moving: &array)
    defer { withExtendedLifetime(owned) {} }
    let count = Int(owned.array.length) - first
    var values = ValueBuffer()
    do {
      let type = try ColumnType(schema, named: "c", reading: reading)
      let column = try type.column(of: owned.array, from: first, count: count)
      let size = try column.size(of: 0..<count)
      column.append(0..<count, to: &values)
      #expect(size >= values.bytes.count)
    } catch let error as ArrowColumnError {
      return error.reason
    } catch {
      return "\(error)"
    }
    return values.ranges.enumerated().map { position, range in
      values.nulls.contains(position) ? "null" : String(decoding: values.bytes[range], as: UTF8.self)
    }.joined(separator: " ")
  }
}
