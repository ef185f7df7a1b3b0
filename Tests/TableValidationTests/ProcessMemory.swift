import TestSupport

/// The memory of the process according to `/proc/self/status`.
enum ProcessMemory {
  /// Returns an entry in bytes: `VmRSS` for the current memory, `VmHWM` for the peak.
  static func bytes(_ name: String) -> Int {
    let status = String(decoding: ScratchDirectory.read(path: "/proc/self/status") ?? [], as: UTF8.self)
    let line = status.split(separator: "\n").first { $0.hasPrefix(name) }
    return (line?.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) } ?? .max / 1024) * 1024
  }
}
