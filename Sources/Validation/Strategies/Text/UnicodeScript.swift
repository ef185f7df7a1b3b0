#if InternationalNames
internal import CInternationalNames

/// A script of Unicode (UAX #24), in the version of GNU libunistring.
struct UnicodeScript: Hashable, Sendable {
  /// The index in the library's table.
  private let index: Int

  // SAFETY: The library returns the address of a table of constants, which never changes and is never freed.
  private nonisolated(unsafe) static let table: UnsafeBufferPointer<uc_script_t> = {
    var start: UnsafePointer<uc_script_t>?
    var count = 0
    unsafe unistring_all_scripts(&start, &count)
    return unsafe UnsafeBufferPointer(start: start, count: count)
  }()

  /// Creates the script of a character, or returns `nil` if it has none: unassigned code points and private use.
  init?(of scalar: Unicode.Scalar) {
    // SAFETY: the function takes any code point and returns null or the address of an element of the table.
    guard let script = unsafe unistring_script(scalar.value), let start = unsafe Self.table.baseAddress else {
      return nil
    }
    index = unsafe script - start
  }

  /// The script of that name, in Unicode's own spelling: `Latin`, `Old_Italic`.
  init?(named name: String) {
    guard let script = Self.all.first(where: { $0.name == name }) else { return nil }
    self = script
  }

  private init(index: Int) {
    self.index = index
  }

  /// Every script, in the order of the library.
  static let all: [UnicodeScript] = unsafe table.indices.map { UnicodeScript(index: $0) }

  /// Characters of several scripts: digits, punctuation, emoji.
  static let common = UnicodeScript(named: "Common")
  /// Marks that have the script of the character that they are combined with.
  static let inherited = UnicodeScript(named: "Inherited")

  /// The name in Unicode's own spelling.
  var name: String {
    // SAFETY: An index comes from the table, whose names are constants that end in NUL.
    unsafe String(cString: Self.table[index].name)
  }
}
#endif
