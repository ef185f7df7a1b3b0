import TestSupport

extension ScratchDirectory {
  /// Runs the built program in the directory.
  func validate(_ words: [String], input: [UInt8]? = nil) throws -> ProgramResult {
    try Program(words: ["validate"] + words, directory: path).run(input: input)
  }

  /// Runs the built program in the directory.
  func validate(_ words: String..., input: String? = nil) throws -> ProgramResult {
    try validate(words, input: input.map { Array($0.utf8) })
  }

  /// Runs a bash script in the directory, with the built program in its path.
  func shell(_ script: String, input: [UInt8]? = nil) throws -> ProgramResult {
    try Program(words: ["bash", "-c", script], directory: path).run(input: input)
  }
}
