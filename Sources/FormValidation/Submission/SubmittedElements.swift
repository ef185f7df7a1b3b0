internal import Bytes
internal import Validation

/// The elements of repeated groups that a submission has named so far.
struct SubmittedElements {
  let groups: [CompiledGroup]
  /// The number of elements of each group.
  private(set) var counts: [Int]
  /// The numbers of the elements of each group by their indices in names, which may have gaps.
  private var numbers: [[Int: Int]]

  init(_ groups: [CompiledGroup]) {
    self.groups = groups
    counts = groups.map { _ in 0 }
    numbers = groups.map { _ in [:] }
  }

  /// Where a name belongs: an element of a group, which may be a new one, and the rest of the name.
  struct Place {
    let group: Int
    let element: Int
    let isNew: Bool
    /// The name by the number of the element.
    let name: [UInt8]
  }

  /// Returns the element that a name belongs to, which is counted if it is a new one; `nil` for a name outside all groups, and in one
  /// that is disabled.
  mutating func place(of name: Span<UInt8>) -> Place? {
    for group in groups.indices where !groups[group].owner.isDisabled {
      let owner = groups[group].name
      guard name.starts(with: owner.span), let end = name.endOfIndex(at: owner.count) else { continue }
      let digits = name.extracting(owner.count + 1..<end - 1)
      guard let index = Int(digits: String(decoding: Array(digits), as: UTF8.self)) else { return nil }
      let known = numbers[group][index]
      let element = known ?? counts[group]
      if known == nil {
        numbers[group][index] = element
        counts[group] += 1
      }
      var bytes = owner
      bytes.append(literal: "[")
      bytes.append(number: element)
      bytes.append(literal: "]")
      bytes.append(name.extracting(end..<name.count))
      return Place(group: group, element: element, isNew: known == nil, name: bytes)
    }
    return nil
  }

  func group(named name: String) -> Int? { groups.firstIndex { $0.owner.name.hasSameBytes(as: name) } }

  /// Returns the number of the element that has an index in names, or `nil`.
  func number(of index: Int, in group: Int) -> Int? { numbers[group][index] }

  /// Returns the range of the fields of an element in the expanded form.
  func fields(of element: Int, in group: Int) -> Range<Int> {
    let start = CompiledForm.start(ofElement: element, group, in: groups, counts)
    return start..<start + groups[group].group.fields.count
  }

  /// Counts one element more or less, whose values the caller adds or removes.
  mutating func change(_ group: Int, by difference: Int) { counts[group] += difference }
}

extension Span<UInt8> {
  /// Returns the end of an index in brackets, `[12]`, of at most nine digits at an offset; `nil` if there is none.
  fileprivate func endOfIndex(at offset: Int) -> Int? {
    guard offset < count, self[offset] == UInt8(ascii: "[") else { return nil }
    var end = offset + 1
    while end < count, self[end].isDigit { end += 1 }
    guard 1...9 ~= end - offset - 1, end < count, self[end] == UInt8(ascii: "]") else { return nil }
    return end + 1
  }
}

extension [UInt8] {
  fileprivate init(_ bytes: Span<UInt8>) {
    self = bytes.indices.map { bytes[$0] }
  }
}
