import Testing
import Validation

@Suite struct CatalogTests {
  @Test func `rule names are unique, are in kebab case and find their entry`() throws {
    let names = Catalog.entries.map(\.name)
    #expect(Set(names).count == names.count)
    let kebab = try RegexStrategy("[a-z][a-z0-9]*(-[a-z0-9]+)*")
    for name in names {
      #expect(kebab.verdict(on: name) == .valid, "\(name)")
      #expect(Catalog.entry(named: name)?.name == name)
    }
    #expect(Catalog.entry(named: "Email") == nil)
    #expect(Catalog.entry(named: "") == nil)
  }

  @Test func `codes are dotted kebab case, listed once and have an English message`() throws {
    let dotted = try RegexStrategy(#"[a-z][a-z0-9]*(-[a-z0-9]+)*(\.[a-z][a-z0-9]*(-[a-z0-9]+)*)?"#)
    for entry in Catalog.entries {
      #expect(!entry.codes.isEmpty, "\(entry.name)")
      #expect(Set(entry.codes).count == entry.codes.count, "\(entry.name)")
      for code in entry.codes {
        #expect(dotted.verdict(on: code.rawValue) == .valid, "\(code)")
        #expect(MessageCatalog.english.contains(code), "\(code)")
      }
    }
  }

  @Test func `summaries are sentences and entries are in the order of their groups`() {
    for entry in Catalog.entries {
      #expect(entry.summary.first?.isUppercase == true && entry.summary.hasSuffix("."), "\(entry.name)")
      #expect(!entry.swift.isEmpty, "\(entry.name)")
    }
    let groups = Catalog.entries.map { entry in CatalogEntry.Group.allCases.firstIndex(of: entry.group) ?? -1
    }
    #expect(groups == groups.sorted())
  }

  @Test(
    arguments: [
      ("email", "email", nil), ("length:1..40", "length", "1..40"), ("regex:a:b", "regex", "a:b"),
      ("one-of: a,b ", "one-of", " a,b "), ("email:html", "email", "html"), ("regex::", "regex", ":"),
    ] as [(String, String, String?)])
  func `everything after the first colon is the argument, unchanged`(
    spelling: String, name: String, argument: String?
  ) throws {
    let rule = try Catalog.rule(spelling)
    #expect(rule.name == name)
    #expect(rule.argument == argument)
  }

  @Test func `every rule checks presence, content or uniqueness`() throws {
    for entry in Catalog.entries {
      let argument = entry.examples.lazy.compactMap(\.argument).first
      guard CatalogExample.isBuilt(entry.name + (argument.map { ":" + $0 } ?? "")) else { continue }
      switch try entry.rule(argument: argument, in: .testing).kind {
      case .presence(let presence): #expect(presence.ruleName == entry.name)
      case .content: #expect(!["required", "not-blank", "unique"].contains(entry.name))
      case .uniqueness: #expect(entry.name == "unique")
      }
    }
  }
}
