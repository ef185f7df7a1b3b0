import RuleFiles
import Testing
import Validation

/// Tests of `categories` of a field: Table Schema v2.
struct CategoriesTests {
  @Test(
    arguments: [
      (#""type":"string","categories":["a","b"]"#, "a", ""),
      (#""type":"string","categories":["a","b"]"#, "A", "one-of.not-listed"),
      (
        #""type":"integer","categories":[{"value":0,"label":"no"},{"value":"1"}],"categoriesOrdered":true"#,
        "+1", ""
      ),
      (#""type":"integer","categories":[{"value":0,"label":"no"},{"value":"1"}]"#, "2", "one-of.not-listed"),
      (#""type":"integer","categories":[1,2],"constraints":{"enum":[1]}"#, "2", "one-of.not-listed"),
      (#""type":"integer","categories":[1,2]"#, "", ""),
    ])
  func `a value must be one of the categories`(members: String, value: String, code: String) throws {
    #expect(try fieldRules(members).codes(of: value) == code)
  }

  @Test(
    arguments: [
      (
        #""type":"number","categories":[1]"#,
        "1:40: 'categories' is only for types 'string' and 'integer', not for 'number'; use 'enum'"
      ),
      (#""type":"string","categories":[]"#, "1:53: 'categories' must be an array of at least one value"),
      (#""type":"string","categories":["a","a"]"#, "1:58: this category occurs twice"),
      (#""type":"integer","categories":[1,"01"]"#, "1:57: this category occurs twice"),
      (#""type":"integer","categories":["x"]"#, "1:55: a category of this field must be a whole number"),
      (
        #""type":"string","categories":[{"label":"x"}]"#,
        "1:54: a category that is an object must have a 'value'"
      ),
      (
        #""type":"string","categories":[{"value":"a","label":"x"},{"value":"b","label":"x"}]"#,
        "1:101: label 'x' occurs twice; each category must have its own"
      ),
      (
        #""type":"string","categories":["a"],"categoriesOrdered":"yes""#,
        "1:79: 'categoriesOrdered' must be true or false, not a string"
      ),
      (
        #""type":"string","categoriesOrdered":true"#,
        "1:40: 'categoriesOrdered' needs 'categories' beside it"
      ),
      (
        #""type":"string","categories":["a"],"constraints":{"enum":["a","b"]}"#,
        "1:86: a value of 'enum' must be one of the 'categories'"
      ),
    ])
  func `categories that the standard does not allow are faults`(members: String, fault: String) {
    #expect(fieldFaults(members) == "r.json:" + fault)
  }
}
