extension RuleTable {
  /// The tables of this group; each is declared next to the tests of its strategy.
  static let resources: [RuleTable] = [
    url, urlOfAnyScheme, parsedURL, uri, uriReference, iri, iriReference, uriTemplate, dataURI, mimeType,
    uuid,
    uuidOfVersion4, ulid, jwt, jsonPointer, relativeJSONPointer, semver,
  ]
}
