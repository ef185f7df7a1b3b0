extension Sequence {
  /// Returns the elements in an order that a closure decides; equal ones remain in theirs. O(n log n).
  ///
  /// It is for the few elements of a file or a report: the standard library's function becomes 3 KB of the program for each type of
  /// elements, and here the numbers of the elements are sorted, which is one type. It is not specialized, and so it is slower.
  package func ordered(by precedes: (Element, Element) -> Bool) -> [Element] {
    let elements = Array(self)
    return elements.indices.sorted { precedes(elements[$0], elements[$1]) }.map { elements[$0] }
  }
}
