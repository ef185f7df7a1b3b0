extension MessageCatalog {
  /// The English messages for the types of Table Schema.
  static let englishTableSchema: CatalogMessages = [
    "duration.incomparable":
      "must be comparable with {bound}: which of the two is longer depends on the months",
    "duration.not-longer": "must be longer than {exclusiveMinimum}",
    "duration.not-shorter": "must be shorter than {exclusiveMaximum}",
    "duration.too-large": "must be a duration of at most 10^12 months and 10^18 seconds",
    "duration.too-long": "must be at most {maximum} long",
    "duration.too-short": "must be at least {minimum} long",
    "frictionless.refused": "must be a value that frictionless accepts",
    "geojson.malformed": "must be a GeoJSON object",
    "geopoint.latitude": "must have a latitude from -90 to 90",
    "geopoint.longitude": "must have a longitude from -180 to 180",
    "geopoint.malformed": "must be a point such as {example}",
    "json-schema.failed": "must be valid by its JSON Schema: '{keyword}' fails at '{pointer}'",
    "json-schema.failed/whole": "must be valid by its JSON Schema: '{keyword}' fails",
    "json-schema.failed/rule": "'{pointer}' {message}",
    "json.not-a-string": "must be a JSON string",
    "json.not-an-array": "must be a JSON array",
    "json.not-an-object": "must be a JSON object",
    "json.number-too-large": "must have numbers with exponents of at most twelve digits",
    "length.too-few": "must have at least {minimum} {minimum|item|items}, has {actual}",
    "length.too-many": "must have at most {maximum} {maximum|item|items}, has {actual}",
    "list.item": "must be a list: item {item} is not valid",
    "list.item/rule": "item {item} {message}",
    "moment.incomparable": "must be comparable with {bound}: of the two, only one has an offset from UTC",
    "moment.malformed": "must be a date or time of ISO 8601: it is malformed at character {position}",
    "moment.not-after": "must be after {exclusiveMinimum}",
    "moment.not-before": "must be before {exclusiveMaximum}",
    "moment.too-early": "must be {minimum} or later",
    "moment.too-late": "must be {maximum} or earlier",
    "time.offset-too-large": "must have an offset from UTC of at most 14:00, not {offset}",
    "time.too-precise": "must have at most {maximum} digits after the second's point",
    "topojson.malformed": "must be a TopoJSON object",
    "year.no-such-year":
      "must be a year that exists: there is no year 0000, and a year of more than four digits does not begin with 0",
  ]
}
