/// One of two versions of the rules by which records are checked at once.
public enum RuleVersion: String, Sendable {
  case old, new
}
