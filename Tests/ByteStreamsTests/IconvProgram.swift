import Foundation
import TestSupport

/// The program iconv.
enum IconvProgram {
  /// Returns what the program makes of bytes with these arguments.
  static func convert(_ arguments: [String], _ bytes: [UInt8]) throws -> [UInt8] {
    let scratch = ScratchDirectory()
    scratch.write(bytes, to: "in")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    let words = arguments.joined(separator: " ")
    process.arguments = ["-c", "iconv \(words) '\(scratch("in"))' > '\(scratch("out"))' 2>/dev/null"]
    try process.run()
    process.waitUntilExit()
    return try scratch.bytes(of: "out")
  }
}
