import Foundation

/// A directory of a test's own, with the files it needs; it goes when the test has let go of it.
final class ScratchDirectory {
  let path: String
  private let url: URL

  /// A directory with these files.
  init(_ files: [String: String] = [:]) throws {
    url = FileManager.default.temporaryDirectory.appending(path: "validate-tests-\(UUID().uuidString)")
    path = url.path
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, text) in files { try write(Array(text.utf8), to: name) }
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// What is in the directory, hidden files included, in order.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: url.appending(path: name))
  }

  func bytes(of name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: url.appending(path: name)))
  }

  func text(of name: String) throws -> String {
    String(decoding: try bytes(of: name), as: UTF8.self)
  }

  func makeDirectory(_ name: String) throws {
    try FileManager.default.createDirectory(at: url.appending(path: name), withIntermediateDirectories: true)
  }

  func makeLink(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: "\(path)/\(name)", withDestinationPath: target)
  }

  /// Runs the built program here.
  func validate(_ words: [String], input: [UInt8]? = nil) throws -> ProgramResult {
    try Program(words: ["validate"] + words, directory: path).run(input: input)
  }

  /// Runs the built program here.
  func validate(_ words: String..., input: String? = nil) throws -> ProgramResult {
    try validate(words, input: input.map { Array($0.utf8) })
  }

  /// Runs a line of bash here, the built program in its path.
  func shell(_ script: String, input: [UInt8]? = nil) throws -> ProgramResult {
    try Program(words: ["bash", "-c", script], directory: path).run(input: input)
  }
}
