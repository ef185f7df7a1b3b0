extension RuleTable {
  /// The tables of the rules of this group, each beside the tests of its strategy.
  static let resources: [RuleTable] = [
    url, urlOfAnyScheme, parsedURL, uri, uriReference, iri, iriReference, uriTemplate, dataURI, mimeType,
    uuid,
    uuidOfVersion4, ulid, jwt, jsonPointer, relativeJSONPointer, semver,
  ]
}
