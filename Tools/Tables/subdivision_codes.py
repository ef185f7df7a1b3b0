"""Write the codes of the subdivisions of countries, of ISO 3166-2."""

import json
import re

from swift_file import header, package_file, words

countries = json.loads(package_file("iso3166-2", "iso3166_2/iso3166-2.json").read_text("utf-8"))
codes = [code for subdivisions in countries.values() for code in subdivisions]
assert all(re.fullmatch("[A-Z]{2}-[A-Z0-9]{1,3}", code) for code in codes)
print(header("iso3166-2"))
print("/// The codes of the subdivisions of countries.")
print("package enum SubdivisionCodes {")
print(words("all", "The codes of ISO 3166-2.", codes), end="}\n")
