internal import CPCRE2

/// The compiled code of a pattern, matched against whole values: immutable, shared by all threads.
///
/// The text of the pattern is never wrapped: PCRE2's ANCHORED and ENDANCHORED require a match of the whole value, so that
/// each alternative of `a|b` is whole, and `a$` does not match a value that ends with a newline.
@safe
final class CompiledPattern: @unchecked Sendable {
  // SAFETY of `@unchecked Sendable`: The code is written by `init` alone (compilation and JIT); pcre2api(3),
  // "Multithreading": compiled code can be shared by threads.
  // SAFETY of the pointer: Made by `pcre2_compile`, freed by `deinit` alone, and used only while `self` is alive.
  let code: OpaquePointer

  /// Whether there is machine code. There is none after `(*NO_JIT)`, for a pattern that may recurse, and if
  /// PCRE2 has no JIT.
  let hasMachineCode: Bool

  /// Whether the machine code can be called directly. `pcre2_jit_match` ignores settings such as
  /// `(*NOTEMPTY)` at the start of a pattern, while `pcre2_match` applies them and then calls the same code.
  let isCalledDirectly: Bool

  /// - Parameter isMetered: Whether PCRE2 calls ``CostMeter`` before each item of the pattern.
  init(_ pattern: String, options: PatternOptions, isMetered: Bool) throws(PatternError) {
    let bits =
      PCRE2_ANCHORED | PCRE2_ENDANCHORED | PCRE2_UTF | PCRE2_NEVER_BACKSLASH_C | options.bits
      | (isMetered ? PCRE2_AUTO_CALLOUT : 0) | Self.optimizations(for: pattern)
    var errorCode: Int32 = 0
    var offset = 0
    var text = pattern
    // SAFETY: PCRE2 reads `count` bytes and stores no pointer to them.
    let code = text.withUTF8 { bytes in
      unsafe pcre2_compile_8(bytes.baseAddress, bytes.count, bits, &errorCode, &offset, nil)
    }
    guard let code = unsafe code else {
      throw PatternError(pattern: pattern, code: errorCode, byteOffset: offset)
    }
    var size = 0
    // SAFETY: The code was compiled above; PCRE2_INFO_JITSIZE writes a size_t (pcre2api(3)).
    if !PatternRecursion.mayOccur(in: pattern) {
      MachineCodeLock.withLock { _ = unsafe pcre2_jit_compile_8(code, PCRE2_JIT_COMPLETE) }
    }
    unsafe pcre2_pattern_info_8(code, UInt32(PCRE2_INFO_JITSIZE), &size)
    unsafe self.code = code
    hasMachineCode = size > 0
    isCalledDirectly = size > 0 && !pattern.hasPrefix("(*")
  }

  /// Returns the optimizations of PCRE2 that are off for the pattern.
  ///
  /// Version 10.42 makes some repeated items possessive although the next item matches the same characters: items with
  /// properties (`\P{Lu}+\P{Nd}` does not match `aa`), `\R` before `\s`, and `\S` and `\h` before each other.
  private static func optimizations(for pattern: String) -> UInt32 {
    let hasSuchItem = zip(pattern.utf8, pattern.utf8.dropFirst()).contains { pair in
      pair.0 == UInt8(ascii: "\\") && "pPRh".utf8.contains(pair.1)
    }
    return hasSuchItem ? PCRE2_NO_AUTO_POSSESS : 0
  }

  deinit {
    // SAFETY: The only owner frees the code.
    MachineCodeLock.withLock { unsafe pcre2_code_free_8(code) }
  }
}
