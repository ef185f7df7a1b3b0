"""Write the codes of ISO 639 and the primary language subtags of the IANA registry, most of which are the same."""

from collections import defaultdict

from iso639 import iter_langs

from language_registry import DATE, subtags
from swift_file import header, words

sets = defaultdict(str)
languages = list(iter_langs())
for letter, codes in {
    "t": subtags("language"),
    "1": {language.pt1 for language in languages},
    "2": {code for language in languages for code in (language.pt2b, language.pt2t)},
    "3": {language.pt3 for language in languages},
}.items():
    for code in codes - {""}:
        sets[code] += letter

print(header("iso639-lang", "language-tags"))
print("/// The codes of languages.")
print("package enum LanguageCodes {")
print(words(
    "codes",
    f"""Each code with the sets that it is in: `t`, primary subtags of the IANA registry of {DATE} (RFC 5646);
  /// `1`, ISO 639-1; `2`, ISO 639-2, bibliographic and terminological codes and those of groups; `3`, ISO 639-3.""",
    [f"{code} {letters}" for code, letters in sets.items()]), end="}\n")
