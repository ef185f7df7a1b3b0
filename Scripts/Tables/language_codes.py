"""The codes of ISO 639-1, 639-2 (bibliographic and terminological) and 639-3."""

from iso639 import iter_langs

from swift_file import header, words

languages = list(iter_langs())
part2 = {code for language in languages for code in (language.pt2b, language.pt2t)}
print(header("iso639-lang"))
print("/// The codes of the parts of ISO 639.")
print("enum LanguageCodes {")
print(words("part1", "ISO 639-1: codes of two letters.", {language.pt1 for language in languages} - {""}))
print(words("part2", "ISO 639-2: bibliographic and terminological codes, collective ones too.", part2 - {""}))
print(words("part3", "ISO 639-3: individual languages and macrolanguages.", {l.pt3 for l in languages} - {""}), end="}\n")
