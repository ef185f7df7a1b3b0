extension MessageCatalog {
  /// The English messages for rules over several fields.
  static let englishRecords: CatalogMessages = [
    "all-or-none": "must have all of '{fields}' or none of them, lacks '{missing}'",
    "at-least-one-of": "must have at least one of '{fields}'",
    "at-most-one-of": "must have at most one of '{fields}', has {count}",
    "comparison.not-met": "must have {comparison}",
    "exactly-one-of": "must have exactly one of '{fields}', has {count}",
    "file-digest.different":
      "must be the path of a file with the {algorithm} digest in '{field}', has {digest}",
    "file-digest.no-file": "must be the path of a file in '{folder}'",
    "file-digest.unreadable": "must be the path of a file that can be read: {reason}",
    "forbidden-if": "must be absent if {condition}",
    "required-if": "must be present if {condition}",
    "required-with": "must be present as well as '{fields}'",
  ]
}
