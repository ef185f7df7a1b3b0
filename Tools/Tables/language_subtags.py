"""Write the subtags of the IANA Language Subtag Registry except those of languages, which language_codes.py writes."""

from language_registry import DATE, grandfathered_tags, subtags
from swift_file import header, words

print(header("language-tags"))
print(f"/// The subtags of the IANA Language Subtag Registry of {DATE} beside languages, in lower case.")
print("package enum LanguageSubtags {")
print(words("extensions", "Extended language subtags.", subtags("extlang")))
print(words("scripts", "Script subtags.", subtags("script")))
print(words("regions", "Region subtags.", subtags("region")))
print(words("variants", "Variant subtags.", subtags("variant")))
print(words("grandfathered", "Whole tags from before RFC 4646.", grandfathered_tags()), end="}\n")
