internal import CPCRE2

extension CompiledPattern {
  /// The version of PCRE2 and its date, such as "10.42 2022-12-11".
  static var engineVersion: String {
    // Without a buffer, PCRE2 returns the size of the text with its NUL.
    let size = pcre2_config_8(UInt32(PCRE2_CONFIG_VERSION), nil)
    var text = [UInt8](repeating: 0, count: max(0, Int(size)))
    // SAFETY: the buffer has the size that PCRE2 reported.
    _ = unsafe text.withUnsafeMutableBytes {
      unsafe pcre2_config_8(UInt32(PCRE2_CONFIG_VERSION), $0.baseAddress)
    }
    return String(decoding: text.dropLast(), as: UTF8.self)
  }
}
