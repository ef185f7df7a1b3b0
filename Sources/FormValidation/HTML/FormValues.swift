internal import Bytes

/// The values that a page shows before anything has been submitted: those of a stored record, to be edited.
///
/// ```swift
/// let values: FormValues = ["name": "Ann", "age": nil]
/// FormPage(form, values: values, action: "/people/7").fields[1].values  // ["Ann"]
/// ```
///
/// They are not checked, so that the first page of a record that breaks a newer rule shows no error.
public struct FormValues: Sendable, ExpressibleByDictionaryLiteral {
  private(set) var byName: [String: [String]] = [:]

  /// Creates the values of some fields by their names; `nil` for a field without a value.
  public init(_ values: [String: String?] = [:]) {
    byName = values.mapValues { $0.map { [$0] } ?? [] }
  }

  public init(dictionaryLiteral elements: (String, String?)...) {
    for (name, value) in elements { byName[name, default: []] += value.map { [$0] } ?? [] }
  }

  /// All values of a field that accepts several; empty for none.
  public subscript(name: String) -> [String] {
    get { byName[name] ?? [] }
    set { byName[name] = newValue }
  }

  /// The number of elements of a group that have values, at least the least number: `items[2][name]` makes three.
  func count(of group: CompiledGroup) -> Int {
    let indices = byName.keys.compactMap { name -> Int? in
      let parts = NameTree.parts(of: name)
      guard parts.count > 2, parts[0].hasSameBytes(as: group.owner.name) else { return nil }
      return Int(parts[1])
    }
    return max(group.group.count.lowerBound, (indices.max() ?? -1) + 1)
  }
}
