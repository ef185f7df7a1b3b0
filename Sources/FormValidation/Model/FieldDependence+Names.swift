internal import Bytes
internal import RuleFiles

extension FieldDependence {
  /// Returns the condition on the field of that name in an element.
  func inside(_ element: String) -> FieldDependence {
    var placed = self
    placed.field = element + NameTree.parts(of: field).map { "[\($0)]" }.joined()
    return placed
  }
}
