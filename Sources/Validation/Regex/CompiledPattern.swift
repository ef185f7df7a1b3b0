internal import CPCRE2

/// A pattern as PCRE2's compiled code, matched against whole values: immutable, shared by all threads.
///
/// The text of the pattern is never wrapped: PCRE2's own ANCHORED and ENDANCHORED make the match a whole one,
/// so that `a|b` is two whole alternatives, and `$` before a final newline does not leave the newline over.
@safe
final class CompiledPattern: @unchecked Sendable {
  // SAFETY of `@unchecked Sendable`: the code is written by `init` alone (compilation and JIT) and only read
  // after; pcre2api(3), "Multithreading": compiled code can be shared by threads once it is compiled.
  // SAFETY of the pointer: made by `pcre2_compile`, freed by `deinit` alone, not handed out beyond `self`.
  let code: OpaquePointer

  /// Whether there is machine code for it: not after `(*NO_JIT)`, for a pattern that may recurse, nor where PCRE2 has
  /// no JIT.
  let hasMachineCode: Bool

  /// Whether its machine code can be called directly: `pcre2_jit_match` passes over settings such as `(*NOTEMPTY)`
  /// at the front of a pattern, `pcre2_match` heeds them and calls the same code.
  let isCalledDirectly: Bool

  /// - Parameter isMetered: With a callout before each item of the pattern, at which ``CostMeter`` counts.
  init(_ pattern: String, options: PatternOptions, isMetered: Bool) throws(PatternError) {
    let bits =
      PCRE2_ANCHORED | PCRE2_ENDANCHORED | PCRE2_UTF | PCRE2_NEVER_BACKSLASH_C | options.bits
      | (isMetered ? PCRE2_AUTO_CALLOUT : 0)
    var errorCode: Int32 = 0
    var offset = 0
    var text = pattern
    // SAFETY: PCRE2 reads `count` bytes and keeps none of them.
    let code = text.withUTF8 { bytes in
      unsafe pcre2_compile_8(bytes.baseAddress, bytes.count, bits, &errorCode, &offset, nil)
    }
    guard let code = unsafe code else {
      throw PatternError(pattern: pattern, code: errorCode, byteOffset: offset)
    }
    var size = 0
    // SAFETY: the code was compiled above; PCRE2_INFO_JITSIZE is a size_t (pcre2api(3)).
    if !Recursion.mayStand(in: pattern) { unsafe pcre2_jit_compile_8(code, PCRE2_JIT_COMPLETE) }
    unsafe pcre2_pattern_info_8(code, UInt32(PCRE2_INFO_JITSIZE), &size)
    unsafe self.code = code
    hasMachineCode = size > 0
    isCalledDirectly = size > 0 && !pattern.hasPrefix("(*")
  }

  deinit {
    // SAFETY: nobody else holds the code.
    unsafe pcre2_code_free_8(code)
  }
}
