import TestSupport

/// What the process takes, as the system has it in `/proc/self/status`.
enum ProcessMemory {
  /// A figure in bytes: `VmRSS`, what is there now, `VmHWM`, the most that ever was.
  static func bytes(_ name: String) -> Int {
    let status = String(decoding: ScratchDirectory.read(path: "/proc/self/status") ?? [], as: UTF8.self)
    let line = status.split(separator: "\n").first { $0.hasPrefix(name) }
    return (line?.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) } ?? .max / 1024) * 1024
  }
}
