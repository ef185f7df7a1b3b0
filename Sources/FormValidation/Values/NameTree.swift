/// The fields of a form by the parts of their names: `items[0][price]` is the field `price` of the element 0 of `items`.
struct NameTree {
  /// The name of a field that ends here, or the start of the names of those below.
  let name: String
  /// The index of the field with this name.
  private(set) var field: Int?
  private var children: [String: NameTree] = [:]

  /// Creates the tree of a form.
  init(_ form: CompiledForm) { self.init(form.names) }

  /// Creates the tree of fields with these names.
  init(_ names: [String]) {
    self.init(name: "")
    for (index, name) in names.enumerated() { insert(index, Self.parts(of: name)[...]) }
  }

  private init(name: String) { self.name = name }

  /// The part with a name of the form, or `nil`.
  subscript(named name: String) -> NameTree? {
    Self.parts(of: name).reduce(self as NameTree?) { tree, key in tree?[key] }
  }

  /// The part with that key, or `nil`.
  subscript(key: String) -> NameTree? { children[key] }

  var isEmpty: Bool { children.isEmpty }
  var keys: [String] { Array(children.keys) }

  /// The parts below by their keys, in the order of the fields.
  var ordered: [(key: String, part: NameTree)] {
    children.map { ($0, $1) }.sorted { $0.part.firstField < $1.part.firstField }
  }

  /// The index of the first field that has this name or is below it.
  private var firstField: Int { ([field ?? .max] + children.values.map(\.firstField)).min() ?? .max }

  /// The elements of a list, in the order of their indices.
  var elements: [NameTree] {
    children.compactMap { key, child in Int(key).map { ($0, child) } }.sorted { $0.0 < $1.0 }.map(\.1)
  }

  private mutating func insert(_ index: Int, _ parts: ArraySlice<String>) {
    guard let key = parts.first else {
      field = index
      return
    }
    let isFirst = name.isEmpty
    children[key, default: NameTree(name: isFirst ? key : "\(name)[\(key)]")].insert(index, parts.dropFirst())
  }

  /// Returns the parts of a name: `a`, `b` and `0` of `a[b][0]`. A name with other brackets is one part.
  static func parts(of name: String) -> [String] {
    guard let open = name.firstIndex(of: "["), open != name.startIndex, name.hasSuffix("]") else {
      return [name]
    }
    let inner = name[name.index(after: open)...].dropLast()
    let parts = inner.split(separator: "][", omittingEmptySubsequences: false).map(String.init)
    guard !parts.contains(where: { $0.contains { $0 == "[" || $0 == "]" } }) else { return [name] }
    return [String(name[..<open])] + parts
  }
}
