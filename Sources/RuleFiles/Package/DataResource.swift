internal import Bytes
internal import JSONDocument
internal import Validation

/// A resource of a Data Package, or a Data Resource of its own: files that are one table, and the paths of its schema and
/// dialect.
package struct DataResource: Sendable {
  /// The format of the files.
  package enum Format: Sendable {
    /// CSV whose delimiter is a comma unless the dialect names another.
    case csv
    /// CSV whose delimiter is a tab unless the dialect names another.
    case tsv
    case jsonLines
    case jsonArray
  }

  /// The name; `nil` if it has none.
  package let name: String?
  /// The noun with the name, for a message: "resource 'people'".
  package let label: String
  /// The paths of its files, relative to the folder of the descriptor; none for data elsewhere.
  package let paths: [String]
  /// Why its files are not read, as the end of a sentence; `nil` if they are.
  package let obstacle: String?
  package let format: Format
  let descriptor: DocumentObject
  /// The position of the descriptor.
  let position: DocumentPosition

  /// Creates the resource of a descriptor and reports the faults of its location and format.
  ///
  /// - Parameter number: Its number from 1 among the resources of a package; `nil` for a descriptor of its own.
  init?(_ node: DocumentNode, number: Int?, reportingTo faults: FaultCollector) {
    guard let members = Members(node, as: "a resource", reportingTo: faults) else { return nil }
    descriptor = members.object
    position = members.position
    name = members.string("name")
    label = name.map { "resource \(Excerpt($0))" } ?? number.map { "resource \($0)" } ?? "the resource"
    members.rejectPropertiesOfTable(in: label)
    let location = ResourceLocation(members, of: label)
    let named = Self.namedFormat(members)
    let kind = named ?? Self.kind(ofPath: location.paths.first ?? "")
    format = Self.formats.first { $0.names.contains(kind) }?.format ?? .csv
    paths = location.paths
    let isTable = Self.formats.contains { $0.names.contains(kind) }
    if let obstacle = location.obstacle {
      self.obstacle = obstacle
    } else if let named, !isTable {
      obstacle = "its format is \(Excerpt(named)), and only CSV, JSON Lines and JSON arrays are read"
    } else if !isTable, members.object["schema"] == nil {
      obstacle = "it has neither a 'schema' nor the 'format' of a table"
    } else {
      obstacle = nil
    }
  }

  private static let formats: [(format: Format, names: [String])] = [
    (.csv, ["csv", "txt", "dat", "text/csv", "text/plain"]),
    (.tsv, ["tsv", "tab", "text/tab-separated-values"]),
    (
      .jsonLines, ["jsonl", "ndjson", "application/jsonl", "application/x-ndjson", "application/x-jsonlines"]
    ),
    (.jsonArray, ["json", "application/json"]),
  ]

  /// Returns `format` or, without it, `mediatype` without its parameters, in lower case.
  private static func namedFormat(_ members: Members) -> String? {
    let format = members.string("format")
    let mediaType = members.string("mediatype")
    guard let format, !format.isEmpty else {
      return mediaType.map { String($0.prefix { $0 != ";" && $0 != " " }).lowercased() }
    }
    let name = format.lowercased()
    return name.hasPrefix(".") ? String(name.dropFirst()) : name
  }

  /// Returns the end of a file's name after its last period, without that of a compression, in lower case.
  private static func kind(ofPath path: String) -> String {
    var parts = path.lowercased().split(separator: ".")
    if let last = parts.last, ["gz", "zst", "xz", "bz2"].contains(last) { parts.removeLast() }
    return parts.count > 1 ? String(parts[parts.count - 1]) : ""
  }
}

/// The location of a resource's data: `path` or `data`.
private struct ResourceLocation {
  /// The paths in the folder of the descriptor.
  private(set) var paths: [String] = []
  /// Why the data are not read, as the end of a sentence; `nil` if they are.
  private(set) var obstacle: String?

  /// - Parameter label: The noun for the resource.
  init(_ members: Members, of label: String) {
    let faults = members.faults
    guard let value = members.object["path"]?.value else {
      obstacle = "its data are in the descriptor, not in a file"
      if members.object["data"] == nil {
        faults.report("\(label) must have a 'path'", at: members.position)
      }
      return
    }
    var nodes = [value]
    if case .array(let elements) = value.content {
      nodes = elements
      if elements.isEmpty { faults.report("'path' must name at least one file", at: value.position) }
    }
    var urls = 0
    for node in nodes {
      guard case .string(let text) = node.content else {
        faults.report(
          "'path' must be the path of a file or an array of them, not \(node.content.noun)", at: node.position
        )
        continue
      }
      switch PackagePath(text) {
      case .local: paths.append(text)
      case .remote:
        urls += 1
        obstacle = obstacle ?? "its path is the URL \(Excerpt(text))"
      case .forbidden(let reason):
        faults.report("the path \(Excerpt(text)) \(reason)", at: node.position)
      }
    }
    if urls > 0, !paths.isEmpty {
      faults.report("'path' must not have both URLs and paths of files", at: value.position)
    }
  }
}
