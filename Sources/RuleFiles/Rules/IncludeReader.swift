internal import Bytes
internal import JSONDocument
internal import Validation

/// A file with definitions.
struct IncludedFile {
  /// The path relative to the folder of the rule file; `nil` for the rule file itself.
  let path: String?
  /// The context of its rules, in which paths are relative to its folder.
  let context: RuleContext
  let faults: FaultCollector
}

/// A reader of the definitions of a rule file and of the files that it includes, each once.
struct IncludeReader {
  /// The maximum number of included files; real rule files include a few.
  static let maximumFileCount = 100

  /// The maximum size of an included file in bytes, larger than any known schema.
  static let maximumFileSize = 16 << 20

  private let context: RuleContext
  /// The names of the files from the rule file to the current one, each included by the one before.
  private var path: [String]
  private var seen: Set<[UInt8]> = []

  typealias Add = (DocumentMember, IncludedFile) -> Void

  /// - Parameter root: The name of the rule file, if it has one.
  init(in context: RuleContext, root: String?) {
    self.context = context
    path = [root.map { String($0.dropFirst($0.folder.count)) } ?? "the rule file"]
  }

  mutating func read(_ members: Members, add: Add) {
    read(members, of: IncludedFile(path: nil, context: context, faults: members.faults), add)
  }

  private mutating func read(
    _ members: Members, of file: IncludedFile, _ add: Add
  ) {
    if let node = members.object["definitions"]?.value,
      let definitions = Members(node, as: "'definitions'", reportingTo: file.faults)
    {
      for member in definitions.object.members { add(member, file) }
    }
    for element in members.array("include") ?? [] {
      guard case .string(let name) = element.content, !name.isEmpty else {
        file.faults.report(
          "'include' must contain names of files, not \(element.content.noun)", at: element.position)
        continue
      }
      include(name.inside(file.path?.folder ?? "").withoutDots, at: element.position, of: file, add)
    }
  }

  private mutating func include(
    _ name: String, at position: DocumentPosition, of includer: IncludedFile, _ add: Add
  ) {
    let faults = includer.faults
    if let start = path.firstIndex(where: { $0.hasSameBytes(as: name) }) {
      let cycle = (path[start...] + [name]).joined(separator: " → ")
      faults.report("a file cannot include itself: \(cycle)", at: position)
      return
    }
    guard seen.insert(Array(name.utf8)).inserted else { return }
    guard seen.count <= Self.maximumFileCount else {
      faults.report("more than \(Self.maximumFileCount) files are included: merge some", at: position)
      return
    }
    guard let bytes = bytes(of: name, at: position, reportingTo: faults) else { return }
    let own = faults.ofIncludedFile(name)
    if let root = DocumentNode.read(bytes, reportingTo: own),
      let members = Members(root, as: "a rule file", reportingTo: own)
    {
      if members.object["definitions"] == nil && members.object["include"] == nil {
        faults.report("\(name) has no 'definitions': nothing in it can be used", at: position)
      }
      path.append(name)
      let file = IncludedFile(path: name, context: context.inside(name.folder), faults: own)
      read(members, of: file, add)
      path.removeLast()
    }
  }

  private func bytes(
    of name: String, at position: DocumentPosition, reportingTo faults: FaultCollector
  ) -> [UInt8]? {
    do throws(RuleError) {
      return try context.read(name, Self.maximumFileSize)
    } catch {
      faults.report(error.description, at: position)
      return nil
    }
  }
}

extension String {
  /// The path without `.` components, and without components that a following `..` removes.
  fileprivate var withoutDots: String {
    var parts: [String] = []
    for part in split(atEach: UInt8(ascii: "/")) {
      if part == "." { continue }
      let last = parts.last
      if part == "..", let last, !last.isEmpty, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }
}
