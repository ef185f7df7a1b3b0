"""The mapping of conformance cases to rules: from the kind and options of a case to a rule of the command line.

A case is skipped if no rule corresponds to it: its concept has no rule (a license plate), an option changes its meaning,
or its verdict is about more than one value.
"""

import json

from kinds import BY_KIND, length, one_of
from libraries import django, go_playground, hibernate, validator_js, zod


def questions(case):
    """Yield (suite, rule, value, verdict) for each comparison that the case allows."""
    if case["input"] == "" and case.get("suite") == "hibernate-validator":
        # Jakarta Validation: the suite reads the empty text as null, which every constraint accepts.
        return
    if "category" in case and "verdicts" in case:
        yield from isemail(case)
    elif case.get("kind") in ("email", "idn-email"):
        yield from email(case)
    elif case.get("kind") == "whatwg-domain-to-ascii":
        # No rule checks a host alone.
        yield case["suite"], "url:whatwg", f"https://{case['input']}/", case["valid"]
    elif isinstance(case.get("valid"), bool):
        rule = rule_of(case)
        if rule:
            yield case["suite"], rule, case["input"], case["valid"]
    if "profiles" in case and case.get("kind") == "email":
        for profile, rule in (("html", "email:html"), ("rfc5321", "email:rfc5321"), ("rfc5322", "email:rfc5322"),
                              ("rfc6531", "email:international")):
            yield "recogniser", rule, case["input"], case["profiles"][profile]


def isemail(case):
    for standard in ("rfc5321", "rfc5322"):
        yield case["suite"], "email:" + standard, case["input"], case["verdicts"][standard]


def email(case):
    suite, options = case["suite"], case.get("options", {})
    rule = None
    if suite == "json-schema-test-suite":
        rule = {"email": "email:rfc5321", "idn-email": "idn-email"}[case["kind"]]
    elif suite == "wpt":
        # The rule does not include what a browser does before validation: trimming, Punycode, splitting a list.
        if not options.get("multiple") and not options.get("idn") and case["input"] == case["input"].strip():
            rule = "email:html"
    elif suite == "zod":
        rule = "email"
    elif suite == "validator.js":
        rule = {"{}": "email:international", '{"allow_utf8_local_part": false}': "email:rfc5321",
                '{"allow_ip_domain": true}': "email:international"}.get(json.dumps(options))
    elif suite in ("go-playground-validator", "fluentvalidation"):
        rule = "email:international"
    elif suite == "hibernate-validator":
        rule = None if options else "email:international"
    elif suite == "django":
        rule = None if options else "email:international"
    elif suite == "python-email-validator":
        rule = {"{}": "email:international", '{"allow_quoted_local": true}': "email:international",
                '{"allow_domain_literal": true}': "email:international",
                '{"allow_quoted_local": true, "allow_domain_literal": true}': "email:international",
                }.get(json.dumps(options))
    if rule:
        yield suite, rule, case["input"], case["valid"]


def rule_of(case):
    suite, kind = case["suite"], case["kind"]
    options = case.get("options") or {}
    if kind == "whatwg-url-parse":
        return "url:whatwg" if options.get("base") is None else None
    if kind == "ean" and "type" not in options:
        return "ean-8" if len(case["input"]) <= 8 else "ean-13"
    if kind == "cron":
        return "cron" if len(case["input"].split()) == 5 or case["input"].startswith("@") else "cron:quartz"
    if suite == "validator.js":
        return validator_js(kind, options.get("args") or [])
    if suite == "zod":
        return zod(kind, options.get("chain", []))
    if suite == "go-playground-validator":
        return go_playground(kind, options.get("tag", ""))
    if suite == "hibernate-validator":
        return hibernate(kind, options)
    if suite == "django":
        return django(kind, options)
    if kind == "length":
        return length(options.get("min"), options.get("max"))
    if kind == "enum":
        return one_of(options["enum"])
    return BY_KIND.get(kind)
