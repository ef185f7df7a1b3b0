import RuleFiles
import Testing
import Validation

/// `categories` as a rule: Table Schema v2, field, `categories`.
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
  func `a value is one of the categories`(members: String, value: String, code: String) throws {
    #expect(try fieldRules(members).codes(of: value) == code)
  }

  @Test(
    arguments: [
      (
        #""type":"number","categories":[1]"#,
        "1:40: 'categories' go with types 'string' and 'integer', not with 'number'; use 'enum'"
      ),
      (#""type":"string","categories":[]"#, "1:53: 'categories' is an array of at least one value"),
      (#""type":"string","categories":["a","a"]"#, "1:58: this category is there twice"),
      (#""type":"integer","categories":[1,"01"]"#, "1:57: this category is there twice"),
      (#""type":"integer","categories":["x"]"#, "1:55: a category of this field is a whole number"),
      (#""type":"string","categories":[{"label":"x"}]"#, "1:54: a category that is an object has a 'value'"),
      (
        #""type":"string","categories":[{"value":"a","label":"x"},{"value":"b","label":"x"}]"#,
        "1:101: label 'x' is there twice; each category has its own"
      ),
      (
        #""type":"string","categories":["a"],"categoriesOrdered":"yes""#,
        "1:79: 'categoriesOrdered' is true or false, not a string"
      ),
      (
        #""type":"string","categoriesOrdered":true"#,
        "1:40: 'categoriesOrdered' says something of 'categories', which is not there"
      ),
      (
        #""type":"string","categories":["a"],"constraints":{"enum":["a","b"]}"#,
        "1:86: a value of 'enum' is one of the 'categories', which this is not"
      ),
    ])
  func `what the standard asks of categories is asked`(members: String, fault: String) {
    #expect(fieldFaults(members) == "r.json:" + fault)
  }
}
