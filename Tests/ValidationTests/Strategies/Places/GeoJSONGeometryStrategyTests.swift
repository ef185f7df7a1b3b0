import Validation

extension RuleTable {
  static let geoJSONGeometry = RuleTable(
    "geojson-geometry", as: .geoJSONGeometry,
    accepts: [
      #"{"type":"Point","coordinates":[13.4,52.5]}"#, #"{"type":"Point","coordinates":[13.4,52.5,34]}"#,
      #"{"type":"Point","coordinates":[]}"#, #" {"coordinates":[0,0],"type":"Point","name":"a"} "#,
      #"{"type":"MultiPoint","coordinates":[[1,2],[3,4]]}"#,
      #"{"type":"LineString","coordinates":[[1,2],[3,4]]}"#,
      #"{"type":"MultiLineString","coordinates":[[[1,2],[3,4]]]}"#,
      #"{"type":"Polygon","coordinates":[[[0,0],[1,0],[1,1],[0,0]]]}"#,
      #"{"type":"MultiPolygon","coordinates":[[[[0,0],[1,0],[1,1],[0,0]]]]}"#,
      #"{"type":"GeometryCollection","geometries":[{"type":"Point","coordinates":[1,2]}]}"#,
      #"{"type":"Point","coordinates":[1,2],"bbox":[1,2,1,2]}"#,
    ],
    rejects: [
      "geojson-geometry.malformed": [
        #"{"type":"Point","coordinates":[13.4]}"#, #"{"type":"Point","coordinates":["a","b"]}"#, "{}",
        #"{"type":"point","coordinates":[1,2]}"#, #"{"type":"LineString","coordinates":[[1,2]]}"#,
        #"{"type":"Polygon","coordinates":[[[0,0],[1,0],[1,1],[2,2]]]}"#, #"{"type":"Point"}"#,
        #"{"type":"Feature","geometry":null,"properties":null}"#,
        #"{"type":"FeatureCollection","features":[]}"#,
        #"{"type":"GeometryCollection","geometries":[{"type":"Feature"}]}"#,
        #"{"type":"Point","coordinates":[1,2],"bbox":[1,2,3]}"#,
      ],
      "json.not-an-object": ["[13.4,52.5]", "1", "\"Point\"", "null"],
      "json.incomplete": ["{", "", #"{"type":"Point""#],
      "json.unexpected": ["{,}", "x"],
    ])
}
