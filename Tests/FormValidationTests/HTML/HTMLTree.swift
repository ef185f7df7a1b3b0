/// A page as a tree, read by a strict parser. It accepts only elements that are closed in order, attributes in double
/// quotes, and the references listed here.
struct HTMLTree {
  /// An error in a page.
  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  struct Element {
    let tag: String
    let attributes: [String: String]
    var text = ""
    var children: [Element] = []

    subscript(name: String) -> String? { attributes[name] }

    /// The element and all its descendants in order.
    var all: [Element] { [self] + children.flatMap(\.all) }

    /// The text of the element and of its descendants.
    var wholeText: String { text + children.map(\.wholeText).joined() }
  }

  let root: Element
  private static let empty: Set = ["input", "br"]

  var elements: [Element] { Array(root.all.dropFirst()) }

  func elements(_ tag: String) -> [Element] { elements.filter { $0.tag == tag } }

  func element(id: String) -> Element? { elements.first { $0["id"] == id } }

  init(_ page: [UInt8]) throws {
    guard let text = String(validating: page, as: UTF8.self) else { throw Fault(description: "no UTF-8") }
    var open = [Element(tag: "", attributes: [:])]
    var rest = Array(text.unicodeScalars)[...]
    while let scalar = rest.first {
      guard scalar == "<" else {
        let end = rest.firstIndex(of: "<") ?? rest.endIndex
        open[open.count - 1].text += try Self.unescaped(rest[..<end])
        rest = rest[end...]
        continue
      }
      guard let end = rest.firstIndex(of: ">") else { throw Fault(description: "a tag is not closed") }
      let tag = rest[rest.index(after: rest.startIndex)..<end]
      rest = rest[rest.index(after: end)...]
      if tag.first == "/" {
        let element = open.removeLast()
        guard !open.isEmpty, element.tag == Self.text(tag.dropFirst()) else {
          throw Fault(description: "</\(Self.text(tag.dropFirst()))> closes <\(element.tag)>")
        }
        open[open.count - 1].children.append(element)
      } else {
        let element = try Self.element(tag)
        if Self.empty.contains(element.tag) {
          open[open.count - 1].children.append(element)
        } else {
          open.append(element)
        }
      }
    }
    guard open.count == 1 else { throw Fault(description: "<\(open[open.count - 1].tag)> is not closed") }
    root = open[0]
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  private static func element(_ tag: ArraySlice<Unicode.Scalar>) throws -> Element {
    var rest = tag
    let name = rest.prefix { "a"..."z" ~= $0 || "0"..."9" ~= $0 }
    rest = rest.dropFirst(name.count)
    guard !name.isEmpty else { throw Fault(description: "<\(text(tag))> has no name") }
    var attributes: [String: String] = [:]
    while !rest.isEmpty {
      guard rest.first == " " else { throw Fault(description: "<\(text(tag))>") }
      rest = rest.dropFirst()
      let name = rest.prefix { "a"..."z" ~= $0 || $0 == "-" }
      rest = rest.dropFirst(name.count)
      guard !name.isEmpty, attributes[text(name)] == nil else { throw Fault(description: "<\(text(tag))>") }
      attributes[text(name)] = ""
      guard rest.first == "=" else { continue }
      guard rest.dropFirst().first == "\"", let end = rest.dropFirst(2).firstIndex(of: "\"") else {
        throw Fault(description: "<\(text(tag))>")
      }
      attributes[text(name)] = try unescaped(rest[(rest.startIndex + 2)..<end])
      rest = rest[(end + 1)...]
    }
    return Element(tag: text(name), attributes: attributes)
  }

  private static func unescaped(_ scalars: ArraySlice<Unicode.Scalar>) throws -> String {
    let references: [String: Unicode.Scalar] = [
      "amp": "&", "lt": "<", "gt": ">", "#34": "\"", "#39": "'", "#13": "\r", "#10": "\n",
    ]
    var plain = String.UnicodeScalarView()
    var rest = scalars
    while let scalar = rest.popFirst() {
      switch scalar {
      case "&":
        guard let end = rest.firstIndex(of: ";"), let reference = references[text(rest[..<end])] else {
          throw Fault(description: "an ampersand by itself in '\(text(scalars))'")
        }
        plain.append(reference)
        rest = rest[(end + 1)...]
      case "<", ">", "\"", "'", "\0", "\r": throw Fault(description: "'\(text(scalars))'")
      default: plain.append(scalar)
      }
    }
    return String(plain)
  }
}
