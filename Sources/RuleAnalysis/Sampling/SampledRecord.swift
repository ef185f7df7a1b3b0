internal import Bytes
internal import Validation

/// The values of a record that is made, in one buffer, as rules over several fields read them.
///
/// The bytes of a value that is replaced remain in the buffer, so that ``restore(_:of:size:)`` can return to it.
package struct SampledRecord: Sendable {
  /// The values by the positions of their fields.
  private(set) var inputs: [RecordInput]
  package private(set) var bytes: [UInt8] = []

  /// Creates a record in which all fields are absent.
  init(fieldCount: Int) { inputs = Array(repeating: .absent, count: fieldCount) }

  /// Creates a record of some values, `nil` for absent ones.
  init(_ values: [[UInt8]?]) {
    self.init(fieldCount: values.count)
    for (field, value) in values.enumerated() { self[field] = value }
  }

  package var fieldCount: Int { inputs.count }

  /// Returns the range of the bytes of a value; `nil` if the field is absent.
  @inline(__always)
  package func range(of field: Int) -> Range<Int>? {
    if case .present(let range) = inputs[field] { range } else { nil }
  }

  /// The value of a field; `nil` if it is absent.
  package subscript(field: Int) -> [UInt8]? {
    get { range(of: field).map { Array(bytes[$0]) } }
    set {
      if let newValue { set(field, to: newValue.span) } else { inputs[field] = .absent }
    }
  }

  /// The values of all fields, `nil` for absent ones.
  package var values: [[UInt8]?] { inputs.indices.map { self[$0] } }

  /// The texts of all fields, `nil` for absent ones.
  var texts: [String?] { values.map { value in value.map { String(decoding: $0, as: UTF8.self) } } }

  /// Sets the value of a field.
  @inline(__always)
  mutating func set(_ field: Int, to value: Span<UInt8>) {
    let start = bytes.count
    bytes.append(value)
    inputs[field] = .present(start..<bytes.count)
  }

  /// Returns a field to the value that it had when the buffer had that size.
  mutating func restore(_ input: RecordInput, of field: Int, size: Int) {
    inputs[field] = input
    bytes.removeSubrange(size...)
  }
}
