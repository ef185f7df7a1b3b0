extension String {
  /// The text in lower case, in which all forms of a letter are one, such as both small sigmas. O(n).
  package var caseFolded: String { uppercased().lowercased() }
}
