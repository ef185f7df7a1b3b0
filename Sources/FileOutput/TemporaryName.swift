internal import Bytes
internal import Platform

/// The names of the temporary files of a target, which are beside it: `.TARGET.PROCESS.NUMBER.partial`.
struct TemporaryName {
  private static let suffix = Array(".partial".utf8)
  /// The maximum number of bytes of the target's name in the temporary name; a name of a file has at most 255.
  private static let longestTarget = 200

  private let folder: BytePath
  /// The part before the number of the process.
  private let prefix: [UInt8]

  init(of target: BytePath) {
    folder = target.folder
    prefix = [UInt8(ascii: ".")] + Self.short(target.lastName) + [UInt8(ascii: ".")]
  }

  /// The path of the temporary file with that number in this process.
  func path(_ number: Int) -> BytePath {
    BytePath(folder.bytes + prefix + Array("\(getpid()).\(number)".utf8) + Self.suffix)
  }

  /// The path of a file in the directory of the target.
  func path(ofFile name: [UInt8]) -> BytePath { BytePath(folder.bytes + name) }

  /// Returns the process whose temporary file has that name, or `nil` for any other file, also that of another target.
  func process(of name: [UInt8]) -> pid_t? {
    guard name.count > prefix.count + Self.suffix.count, name.starts(with: prefix),
      name.suffix(Self.suffix.count).elementsEqual(Self.suffix)
    else { return nil }
    let numbers = name[prefix.count..<(name.count - Self.suffix.count)]
      .split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard numbers.count == 2, Self.isNumber(numbers[1]), Self.isNumber(numbers[0]) else { return nil }
    return pid_t(String(decoding: numbers[0], as: UTF8.self)).flatMap { $0 > 0 ? $0 : nil }
  }

  private static func isNumber(_ digits: ArraySlice<UInt8>) -> Bool {
    !digits.isEmpty && digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// Returns a name that leaves room for the rest: a long one is cut, between two characters if it is UTF-8, and gets a hash of
  /// the whole name (FNV-1a), so that it belongs to no other target.
  private static func short(_ name: [UInt8]) -> [UInt8] {
    guard name.count > longestTarget else { return name }
    var end = longestTarget - 17
    while end > 0, name[end] & 0xC0 == 0x80 { end -= 1 }
    var hash = FNV1aHash()
    for byte in name { hash.add(byte) }
    return name[..<end] + Array("~\(String(hash.value, radix: 16))".utf8)
  }
}
