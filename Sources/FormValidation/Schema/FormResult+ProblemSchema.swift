extension FormResult {
  /// The JSON Schema, draft 2020-12, of the problem documents of all forms: ``problem(in:type:title:)``.
  public static let problemSchema = Array(
    #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Problem",
      "type": "object",
      "properties": {
        "type": {"type": "string", "format": "uri-reference"},
        "title": {"type": "string"},
        "status": {"const": 422},
        "detail": {"type": "string", "description": "The first error with the label of its field"},
        "errors": {"type": "array", "items": {"$ref": "#/$defs/finding"}},
        "warnings": {"type": "array", "items": {"$ref": "#/$defs/finding"}}
      },
      "required": ["type", "title", "status", "errors"],
      "$defs": {
        "finding": {
          "type": "object",
          "properties": {
            "pointer": {"type": "string", "pattern": "^#(?:/|$)", "description": "A JSON Pointer into the body as a fragment"},
            "name": {"type": "string", "description": "The name of the field"},
            "code": {"type": "string", "examples": ["required"]},
            "detail": {"type": "string"},
            "params": {"type": "object"},
            "count": {"type": "integer", "minimum": 2, "description": "The number of values with this error"}
          },
          "required": ["pointer", "code", "detail", "params"]
        }
      }
    }
    """#.utf8)
}
