/// A value that is stored once and read through a reference.
///
/// A value in an array, or behind `any`, is copied when it is used: each of its references is retained and released. Where that
/// costs more than the use, such as the failure of one value by one rule, the value is stored in an object, of which a use retains
/// one reference or, if the object is a constant, none. `Documentation/Architecture.md` has the figures.
package final class Shared<Value: Sendable>: Sendable {
  package let value: Value

  package init(_ value: Value) { self.value = value }
}

/// Stores a property in an object, so that the value that has the property is small and cheap to copy. An assignment allocates.
@propertyWrapper
package struct Boxed<Value: Sendable>: Sendable {
  private var shared: Shared<Value>

  package init(wrappedValue: Value) { shared = Shared(wrappedValue) }

  package var wrappedValue: Value {
    get { shared.value }
    set { shared = Shared(newValue) }
  }
}
