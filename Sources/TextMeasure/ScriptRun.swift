internal import CHarfBuzz

/// A part of a line whose characters are of one script, which HarfBuzz shapes at once.
struct ScriptRun: Equatable {
  /// The bytes of the part, in UTF-8.
  var bytes: Range<Int>

  /// The script.
  var script: hb_script_t

  /// Returns the parts of a line. Characters of no script, such as spaces and digits, belong to the part before them, or at the
  /// beginning to the first part.
  static func runs(of line: String) -> [ScriptRun] {
    var runs: [ScriptRun] = []
    var end = 0
    for scalar in line.unicodeScalars {
      let start = end
      end += UTF8.width(scalar)
      // SAFETY: HarfBuzz's own functions are constant and never freed.
      let script = unsafe hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
      guard let last = runs.last else {
        runs = [ScriptRun(bytes: start..<end, script: script)]
        continue
      }
      if script == last.script || !script.isProper || !last.script.isProper {
        runs[runs.count - 1].bytes = last.bytes.lowerBound..<end
        if script.isProper { runs[runs.count - 1].script = script }
      } else {
        runs.append(ScriptRun(bytes: start..<end, script: script))
      }
    }
    return runs
  }
}

extension hb_script_t {
  /// Whether it is the script of certain languages, and not that of characters common to several.
  fileprivate var isProper: Bool {
    self != HB_SCRIPT_COMMON && self != HB_SCRIPT_INHERITED && self != HB_SCRIPT_UNKNOWN
  }
}
