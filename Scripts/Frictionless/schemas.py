"""The schemas by which compare.py compares, and the values from which it generates cells."""

NUMBERS = ["0", "1", "-1", "+2.50", ".5", "7.", "1e3", "1E-2", "12.345", "1_000", " 3 ", "NaN", "-nan", "INF", "-inf", "Infinity",
           "sNaN12", "\u0661\u0662", "1e", "--1", "1,5", "0x1F", "9" * 40, "1e400", "_1_", "x"]
INTEGERS = ["0", "1", "7", "-12", "+3", "007", "1_000", "1__0", "_1", " 5 ", "\uff11\uff12", "1.0", "1e3", "", "99", "100", "101",
            "9" * 30, "x", "-", "0x10"]
DATES = ["2024-02-29", "2023-02-29", "2024-2-9", "2024-02-30", "1999-12-31", "2000-01-01", "0000-01-01", "0001-01-01", "24-01-01",
         "2024-1- 2", "2024-01-02 ", "2024/01/02", "2024-13-01", "\u0662\u0660\u0662\u0664-01-01", "9999-12-31", "today"]
TIMES = ["00:00:00", "15:00:00", "23:59:59", "24:00:00", "15:00", "15:00:60", "15:00:00.5", "15:00:00,25", "3:00:00", "150000",
         "08:30:00.1234567", "25:00:00", "12:61:00", "noon"]
ZONED_TIMES = ["15:00:00Z", "15:00:00+01:00", "15:00:00+0100", "15:00:00-01", "15:00:00z", "15:00:00+24:00", "15:00:00 Z"]
DATETIMES = ["2024-01-01T00:00:00", "2024-01-01 00:00:00", "2024-01-01x10:11:12", "2024-W01-1T00:00:00", "2024-01-01T24:00:00",
             "2024-01-01T24:00:01", "2024-01-01T00:00", "2024-01-01T00:00:00.25", "2024-01-01T00:00:00,123456789", "20240101T000000",
             "2023-02-29T00:00:00", "2024-01-01T00:00:60", "2024-01-01", "2024-12-31T23:59:59"]
ZONED_DATETIMES = ["2024-01-01T00:00:00Z", "2024-01-01T01:00:00+01:00", "2024-01-01T00:00:00-0500", "2024-01-01T00:00:00+05",
                   "2023-12-31T23:00:00-01:00", "2024-01-01T00:00:00z", "2024-01-01T00:00:00+24:00", "2024-01-01T00:00:00.5Z"]
BOOLEANS = ["true", "True", "TRUE", "1", "false", "False", "FALSE", "0", "yes", "tRUE", "t", " true", "01"]
YEARS = ["2024", "1999", "0000", "9999", "24", "12024", "-001", " 12 ", "1_00", "+123", "\u0662\u0660\u0662\u0664", "year"]
MONTHS = ["2024-01", "2024-1", "2024-13", "2024-00", "24-01", "2024-01-01", "99999-1", " 2024 - 1 ", "+2024-02", "1_0-1_1", "2024"]
DURATIONS = ["P1Y", "P1Y2M3DT4H5M6S", "PT36H", "PT0.5S", "P1W", "P2W3D", "PT", "P", "-P1D", "+P1D", "P1,5D", "P1.5Y", "p1d", "P1M1Y",
             "P1S", "PT1Y", "P1DT", "1D", "P12M", "PT86400S", "P1D\n"]
STRINGS = ["a", "ab", "abc", "abcd", "abcde", "", " ", "a|b", "Ä", "日本語", "e\u0301", "x\n", "1", "-", "NA", "😀😀😀"]
EMAILS = ["ann@example.com", "a@b", "a.b@c.de", "a..b@c.de", ".a@b.co", "ü@b.co", "\"a.b\"@c.de", "a@-b.co", "a@b-.co", "a@b.c", "a@b.c1",
          "a@b.co.", "a@1.2.3.4", "a@[1.2.3.4]", "a b@c.de", "a@b@c.de", "@b.co", "a@", "x" * 64 + "@b.co", "x" * 65 + "@b.co",
          "a@" + "b" * 63 + ".de", "a@" + "b" * 64 + ".de", "a@xn--mnchen-3ya.de", "o'neil+x@mail.example.ie", "a@b_c.de"]
URIS = ["http://example.com/", "http://a b", "a:b", "mailto:x@y", "//a", "1a:b", "://x", "urn:isbn:1", "http:", "a+b-c.d:", "é:x", "a"]
UUIDS = ["95ecc380-afe9-11e4-9b6c-751b66dd541e", "95ECC380AFE911E49B6C751B66DD541E", "{95ecc380-afe9-11e4-9b6c-751b66dd541e}",
         "urn:uuid:95ecc380-afe9-11e4-9b6c-751b66dd541e", "95ecc380-afe9-11e4-9b6c-751b66dd541", "95ecc380-afe9-11e4-9b6c-751b66dd541g",
         "9-5ecc380afe911e49b6c751b66dd541e", "-urn:uuid:95ecc380-afe9-11e4-9b6c-751b66dd541e",
         "uuurn:id:95ecc380afe911e4{9b6c751b66dd541e", "{95ecc380afe911e49b6curn:751b66uuid:dd541e}}", "x"]
BINARIES = ["YWJj", "YQ==", "YWI=", "!!!!", "YW Jj", "YWJ", "YQ=", "====", "Y", "YQ==YQ==", "YWJjZ", "ü", "=YQ=="]
OBJECTS = ["{}", '{"a":1}', '{"a":1,"b":2}', '{"a":1,"a":2}', "[]", "{", '{"a":NaN}', '{"b":[1,{"c":null}]}', "{'a':1}", "null", '"{}"',
           ' {"a" : 1.0} ', '{"a":1,}']
ARRAYS = ["[]", "[1]", "[1,2]", "[1,2,3]", '["a,b",[1,2]]', "{}", "[1,]", "[NaN]", "[-Infinity]", "[01]", '["\\ud83d\\ude00"]', " [1 , 2.0] ", "1"]
POINTS = ["1,2", "1, 2", " 1 ,2 ", "180,90", "-180,-90", "181,2", "1,91", "1,2,3", "1", "NaN,1", "1e2,0", "1_0,2", "\u0661,2", "a,b", ","]
POINT_ARRAYS = ["[1,2]", "[1.5, 2]", '["1","2"]', "[1,2,3]", "[181,2]", "[true,false]", "1,2", "[]", "[null,1]"]
POINT_OBJECTS = ['{"lon":1,"lat":2}', '{"lat":1,"lon":2}', '{"lon":"1","lat":"2"}', '{"lon":1,"lat":2,"x":3}', '{"lon":1}', "[1,2]",
                 '{"lon":181,"lat":2}', '{"lon":1,"Lat":2}']
GEOJSON = ['{"type":"Point","coordinates":[1,2]}', '{"type":"Point","coordinates":[1,2,3]}', '{"type":"Point"}', "{}",
           '{"type":"Feature","geometry":null,"properties":null}', '{"type":"Feature","properties":{}}',
           '{"type":"FeatureCollection","features":[]}', '{"type":"LineString","coordinates":[[0,0]]}',
           '{"type":"LineString","coordinates":[[0,0],[1,1]]}', '{"type":"Polygon","coordinates":[[[0,0],[1,0],[1,1],[2,2]]]}',
           '{"type":"Polygon","coordinates":[]}', '{"type":"GeometryCollection","geometries":[{"type":"Point","coordinates":[1,2]}]}',
           '{"type":"GeometryCollection","geometries":[{"type":"GeometryCollection","geometries":[]}]}', "[]", '{"type":"Circle"}',
           '{"type":"Point","coordinates":[1,2],"bbox":[1,2,3]}', '{"type":"Point","coordinates":[1,2],"bbox":1}']
TOPOJSON = ['{"type":"Topology","objects":{},"arcs":[]}', '{"type":"Topology","objects":{"a":{"type":"Point","coordinates":[1,2]}},"arcs":[[[0,0],[1,1]]]}',
            '{"type":"Topology","arcs":[]}', '{"type":"LineString","arcs":[42]}', '{"type":"LineString","arcs":[4.5]}', '{"type":"Polygon","arcs":[[0]]}',
            '{"type":"MultiPolygon","arcs":[[[0]]]}', '{"type":"Foo"}', '{"type":"Topology","objects":{},"arcs":[[[0,0]]]}',
            '{"type":"Topology","objects":{},"arcs":[],"transform":{"scale":[1,1],"translate":[0,0]}}',
            '{"type":"Topology","objects":{},"arcs":[],"transform":{"scale":[1]}}', '{"type":"Point","coordinates":[1,2],"id":1.5}']


def field(name, kind, values, constraints=None, **properties):
    """Return the descriptor of a field and the values from which its cells are generated."""
    descriptor = {"name": name, "type": kind, **properties}
    if constraints:
        descriptor["constraints"] = constraints
    return descriptor, values


def bounds(minimum=None, maximum=None, above=None, below=None):
    given = {"minimum": minimum, "maximum": maximum, "exclusiveMinimum": above, "exclusiveMaximum": below}
    return {name: value for name, value in given.items() if value is not None}


GROUPED = ["1,000", "1,0,0", ",1", "10,000,000.50", "1000", "1.5", "-2,000", "12,34.5"]
GERMAN = ["1,5", "1.000,50", "1.5", "10", "1,5,5", "1.000.000", "-0,25"]
MONEY = ["€95", "95 %", "EUR 95.50", "-12 €", "$-5", "- 5", "€", "95", ".5€", "USD1e3x", "5 m2", "\u0665€"]
NAMED_DAYS = ["2 January 2024", "02 january 2024", "31 Feb 2024", "2  May 2024", "29 February 2023", "29 February 2024", "May 2024", "2 jan 2024"]
SHORT_DAYS = ["21/11/06", "1/1/69", "01/01/68", "31/02/20", "\u0662\u0661/11/06", "21/11/2006", "32/01/01", " 1/01/01", "21-11-06"]
STAMPS = ["12/11/2018 09:15:32", "1/1/2018 9:5:2", "12/11/2018  09:15:32", "12/11/2018 24:00:00", "12/11/2018 09:15:60", "12/11/2018 09:15"]
OFFSETS = ["20240101T101112+0100", "20240101T101112Z", "20240101t101112+01:00", "20240101T101112+01", "20240101T101112", "2024111T1112+0000"]
HALVES = ["3:05 PM", "12:00 am", "12:00 AM", "0:30 AM", "13:00 PM", "03:60 PM", "3:05PM", "11:59 pm"]
ORDINALS = ["2024-060", "2024-366", "2023-366", "2023-365", "2024-1", "2024-000", "2024-367"]

SCHEMAS = {
    "people": [
        field("email", "string", EMAILS, {"required": True, "maxLength": 64}, format="email"),
        field("name", "string", STRINGS, {"minLength": 2, "maxLength": 4}),
        field("born", "date", DATES, bounds("1900-01-01", "2024-02-29")),
        field("active", "boolean", BOOLEANS, {"required": True})],
    "orders": [
        field("quantity", "integer", INTEGERS, bounds(1, 100) | {"required": True}),
        field("price", "number", NUMBERS, bounds("0", above=-5, below=1000)),
        field("state", "string", STRINGS, {"enum": ["a", "ab", "-", "1", 1]})],
    "payments": [
        field("amount", "number", NUMBERS + MONEY, bounds(0, 1000), bareNumber=False),
        field("fee", "number", GROUPED + NUMBERS, bounds(maximum="1000"), groupChar=","),
        field("sum", "number", GERMAN + MONEY, groupChar=".", decimalChar=",", bareNumber=False),
        field("tax", "number", GERMAN + NUMBERS, {"enum": ["1,5", 10, "NaN"]}, decimalChar=",")],
    "stock": [
        field("count", "integer", INTEGERS + MONEY, bounds(above=0, below="100"), bareNumber=False),
        field("places", "integer", INTEGERS, {"enum": [1, "7", 100, "x"]})],
    "sensors": [
        field("at", "datetime", DATETIMES, bounds("2024-01-01T00:00:00", below="2024-12-31T23:59:59")),
        field("value", "number", NUMBERS, {"required": True})],
    "events": [
        field("start", "datetime", ZONED_DATETIMES, bounds(above="2024-01-01T00:00:00+01:00", maximum="2024-01-01T05:00:00Z")),
        field("end", "datetime", ZONED_DATETIMES + DATETIMES, {"enum": ["2024-01-01T00:00:00Z", "2024-01-01T00:00:00"]})],
    "timetable": [
        field("leaves", "time", TIMES, bounds("08:30:00", "23:59:59")),
        field("arrives", "time", ZONED_TIMES, bounds(above="14:00:00Z", below="16:00:00Z")),
        field("day", "date", DATES, {"enum": ["2024-02-29", "2024-2-9"]})],
    "archive": [
        field("year", "year", YEARS, bounds(1900, "2024")),
        field("month", "yearmonth", MONTHS, bounds("2000-01", below="2024-02")),
        field("issue", "yearmonth", MONTHS, {"enum": ["2024-01"]})],
    "calendar": [
        field("a", "date", SHORT_DAYS, bounds("01/01/69", "31/12/25"), format="%d/%m/%y"),
        field("b", "date", NAMED_DAYS, format="%d %B %Y"),
        field("c", "date", ORDINALS, format="%Y-%j"),
        field("d", "date", NAMED_DAYS, format="fmt:%d %b %Y")],
    "log": [
        field("a", "datetime", STAMPS, bounds("12/11/2018 09:15:00"), format="%d/%m/%Y %H:%M:%S"),
        field("b", "datetime", OFFSETS, format="%Y%m%dT%H%M%S%z"),
        field("c", "time", HALVES, bounds("3:05 AM", "3:05 PM"), format="%I:%M %p")],
    "durations": [
        field("a", "duration", DURATIONS),
        field("b", "duration", DURATIONS, {"enum": ["P1Y", "P1D", "PT0.5S"], "required": True})],
    "links": [
        field("uri", "string", URIS, {"maxLength": 12}, format="uri"),
        field("id", "string", UUIDS, {"required": True}, format="uuid"),
        field("data", "string", BINARIES, {"minLength": 4}, format="binary")],
    "documents": [
        field("object", "object", OBJECTS, {"minLength": 1, "maxLength": 1}),
        field("array", "array", ARRAYS, {"minLength": 1, "maxLength": 2}),
        field("one", "array", ARRAYS, {"enum": [[1], "[1, 2]"]})],
    "places": [
        field("a", "geopoint", POINTS),
        field("b", "geopoint", POINT_ARRAYS, format="array"),
        field("c", "geopoint", POINT_OBJECTS, format="object"),
        field("d", "geopoint", POINTS, {"enum": ["1,2", "180,90"]})],
    "shapes": [
        field("geo", "geojson", GEOJSON),
        field("topo", "geojson", TOPOJSON, {"required": True}, format="topojson")],
    "lists": [
        field("words", "list", ["a,b", "a", "a,,b", "", "a,b,c"], {"minLength": 2, "maxLength": 3}),
        field("numbers", "list", ["1;2", "1", "1;;2", "1; 2", "1;x", "1_0;2"], delimiter=";", itemType="number"),
        field("days", "list", ["2024-01-01,2024-1-2", "2024-02-30", "2024-01-01"], itemType="date"),
        field("flags", "list", ["true, false", "true,0", "1", "x"], itemType="boolean"),
        field("times", "list", ["15:00:00|15:00", "15:00:00Z|00:00:00"], delimiter="|", itemType="time")],
    "patterns": [
        field("a", "string", STRINGS, {"pattern": "a|b"}),
        field("b", "string", STRINGS, {"pattern": "[a-z]+"}),
        field("c", "string", STRINGS + ["\u0661\u0662", "12"], {"pattern": r"\d+"}),
        field("d", "string", STRINGS, {"pattern": r"^\w{2,3}$", "minLength": 3})],
    "survey": [
        field("a", "boolean", BOOLEANS + ["ja", "nein"], {"required": True}, trueValues=["ja", "1"], falseValues=["nein", "0"]),
        field("b", "boolean", BOOLEANS, {"enum": [True, "x"]}),
        field("c", "boolean", BOOLEANS, {"enum": ["0"]}),
        field("d", "integer", INTEGERS, categories=[{"value": 1, "label": "one"}, {"value": 7}])],
    "missing": [
        field("a", "integer", INTEGERS + ["NA", "-"], {"required": True}, missingValues=["NA", "-"]),
        field("b", "string", STRINGS, {"required": True}, missingValues=[{"value": "-", "label": "none"}, {"value": "NA"}]),
        field("c", "number", NUMBERS + ["NA"], bounds(0))],
    "anything": [
        field("a", "any", STRINGS + NUMBERS, {"required": True, "enum": ["a", "1", "-", "日本語", ""]}),
        field("b", "any", STRINGS + DATES)],
    "grades": [
        field("a", "number", NUMBERS, bounds(1, 6) | {"enum": ["1", 2.5, "3e0"]}),
        field("b", "string", STRINGS, {"minLength": 3, "enum": ["abc", "a", "日本語"]}),
        field("c", "date", DATES, bounds(above="2000-01-01", below="2024-02-29"))],
}
