internal import Synchronization
internal import Validation

/// The texts of a finding on a page: the sentence beside the field, and the entry of a list about several fields. An object, because
/// the pages of all submissions with the same error share it.
final class SpokenFinding: Sendable {
  let sentence: FormSentence
  let entry: FormText

  init(sentence: FormSentence, entry: FormText) {
    (self.sentence, self.entry) = (sentence, entry)
  }
}

/// The last sentences about a field. Many submissions have the same few errors, and to find the words for one takes longer than to
/// check a field.
final class FormSentenceCache: Sendable {
  private struct Entry {
    let finding: RuleSet.Finding
    let catalog: MessageCatalog.Identity
    let spoken: SpokenFinding
  }

  private static let capacity = 8
  /// Longer sentences are made again, so that values that hostile submissions put into them are not kept.
  private static let maximumBytes = 300

  private let last = Mutex<[Entry]>([])

  /// Returns the sentence about a finding, which the closure makes if it is none of the last ones.
  func sentence(
    about finding: RuleSet.Finding, in catalog: MessageCatalog, making make: () -> SpokenFinding
  ) -> SpokenFinding {
    let catalog = MessageCatalog.Identity(catalog)
    let known = last.withLock { entries in
      entries.first { $0.catalog == catalog && $0.finding == finding }?.spoken
    }
    if let known { return known }
    let spoken = make()
    guard spoken.sentence.text.text.utf8.count <= Self.maximumBytes else { return spoken }
    last.withLock { entries in
      if entries.count == Self.capacity { entries.removeFirst() }
      entries.append(Entry(finding: finding, catalog: catalog, spoken: spoken))
    }
    return spoken
  }
}
