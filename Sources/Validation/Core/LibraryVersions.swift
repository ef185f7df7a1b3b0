internal import CConfusables

#if InternationalNames
internal import CInternationalNames
#endif

/// The versions of the system libraries that rules use, as the libraries report them when the program runs.
package enum LibraryVersions {
  /// The name and the version of each library.
  package static var all: [(name: String, version: String)] {
    let icu = confusables_version()
    return [("pcre2", CompiledPattern.engineVersion)] + internationalNames
      + (icu == 0 ? [] : [("icu", icu.description)])
  }

  #if InternationalNames
  private static var internationalNames: [(name: String, version: String)] {
    // SAFETY: the function returns a constant string. It returns NULL only for a version below a required
    // one, and no version is required here.
    let names = unsafe idn2_loaded_version().map { unsafe String(cString: $0) } ?? "unknown"
    let number = unistring_loaded_version()
    return [("libidn2", names), ("libunistring", "\(number >> 16).\(number >> 8 & 0xFF).\(number & 0xFF)")]
  }
  #else
  private static var internationalNames: [(name: String, version: String)] { [] }
  #endif
}
