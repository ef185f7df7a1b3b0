"""The formats of postal codes that their operators define more exactly than Google's address metadata, or that it lacks.

A format is a regular expression of the grammar of automaton.py; each has its source.
"""

# The letters of Eircodes: Eircode, "Product Guide", edition 2, section 1.5.4.
EIRCODE = "AC-FHKNPRTV-Y"

FORMATS = {
    # Österreichische Post, "Postlexikon": 1010 to 9992.
    "AT": r"[1-9]\d{3}",
    # bpost, "Postcodes": 1000 to 9992.
    "BE": r"[1-9]\d{3}",
    # Bulgarian Posts: 1000 to 9974.
    "BG": r"[1-9]\d{3}",
    # Correios, "Estrutura do CEP": 01000-000 to 99999-999.
    "BR": r"(?:0[1-9]|[1-9]\d)\d{3}-?\d{3}",
    # Swiss Post, "Strassenverzeichnis": 1000 to 9658.
    "CH": r"[1-9]\d{3}",
    # Cyprus Post: 1000 to 9999.
    "CY": r"[1-9]\d{3}",
    # Česká pošta, "Seznam PSČ": 100 00 to 798 62.
    "CZ": r"[1-7]\d{2} ?\d{2}",
    # Deutsche Post, "Postleitzahlen": the regions 01 to 99.
    "DE": r"(?:0[1-9]|[1-9]\d)\d{3}",
    # Omniva: 10001 to 99999.
    "EE": r"[1-9]\d{4}",
    # Correos, "Códigos postales": the provinces 01 to 52 (order of 14 July 1980, BOE of 18 July).
    "ES": r"(?:0[1-9]|[1-4]\d|5[0-2])\d{3}",
    # La Poste, "Base officielle des codes postaux": the departments 01 to 95, 97 and 98 overseas, and 00 with another digit
    # than 0 for the army.
    "FR": r"(?:0[1-9]|[1-8]\d|9[0-578]) ?\d{3}|00 ?[1-9]\d{2}",
    # Ghana Post, "GhanaPostGPS" (since 18 October 2017): the postcode of district and area, and optionally the unique address.
    "GH": r"[A-Z][A-Z0-9]-?\d{3,5}(?:-\d{4})?",
    # Hellenic Post: 104 31 to 859 00.
    "GR": r"[1-8]\d{2} ?\d{2}",
    # Hrvatska pošta: 10000 to 53296.
    "HR": r"[1-5]\d{4}",
    # Magyar Posta: 1007 to 9985.
    "HU": r"[1-9]\d{3}",
    # Pos Indonesia: 10110 to 99976.
    "ID": r"[1-9]\d{4}",
    # Eircode, "Product Guide", edition 2, section 1.5.4: a letter and two digits, or D6W, then four letters or digits.
    "IE": rf"(?:[{EIRCODE}]\d{{2}}|D6W) ?[\d{EIRCODE}]{{4}}",
    # India Post, "PIN Code": the first two digits are a postal circle.
    "IN": r"(?:1[1-9]|2[0-8]|3[0-46-9]|4\d|5[0-36-9]|[67]\d|8[0-5]|9\d)\d{4}",
    # Pósturinn: 101 to 902.
    "IS": r"[1-9]\d{2}",
    # Jamaica Post, press release of 18 July 2005: zone, parish and office.
    "JM": r"[A-D][A-Z]{2}\d{2}",
    # Korea Post, since 1 August 2015: 01000 to 63644.
    "KR": r"[0-6]\d{4}",
    # POST Luxembourg, "Codes postaux": 1009 to 9999.
    "LU": r"[1-9]\d{3}",
    # Latvijas Pasts: 1001 to 5734.
    "LV": r"[1-5]\d{3}",
    # Correos de México, "Catálogo nacional de códigos postales": 01000 to 99998.
    "MX": r"(?:0[1-9]|[1-9]\d)\d{3}",
    # CTT, "Códigos postais": 1000-001 to 9980-999.
    "PT": r"[1-9]\d{3}-\d{3}",
    # Pochta Rossii: 101000 to 694923.
    "RU": r"[1-6]\d{5}",
    # PostNord, "Postnummer": 100 12 to 984 99.
    "SE": r"[1-9]\d{2} ?\d{2}",
    # Pošta Slovenije: 1000 to 9600.
    "SI": r"[1-9]\d{3}",
    # Slovenská pošta: 010 01 to 099 99, and 811 01 to 992 01.
    "SK": r"[089]\d{2} ?\d{2}",
    # Thailand Post: 10100 to 96220.
    "TH": r"[1-9]\d{4}",
    # PTT: the provinces 01 to 81.
    "TR": r"(?:0[1-9]|[1-7]\d|8[01])\d{3}",
    # United States Postal Service, Publication 28, section 23, and Labeling List L002: no code begins with 000 to 004.
    "US": r"(?:00[5-9]|0[1-9]\d|[1-9]\d{2})\d{2}(?:[ \-]\d{4})?",
}

# Codes for messages, of regions of which the metadata has none that the format above accepts.
EXAMPLES = {"GH": "GA-543-0125", "JM": "JMAAW03", "LV": "LV-1073"}

# The country prefixes that stand before postal codes, and may be omitted (UPU, "Postal addressing systems").
PREFIXES = {
    "AD": "AD", "AX": "AX", "AZ": "AZ", "BB": "BB", "CH": "CH", "FI": "FI", "FO": "FO", "HR": "HR", "HT": "HT", "JM": "JM",
    "LI": "FL", "LT": "LT", "LU": "L", "LV": "LV", "MC": "MC", "MD": "MD", "PR": "PR", "SE": "SE", "SI": "SI", "SV": "CP",
    "VC": "VC", "VG": "VG",
}


def format_of(region, metadata):
    """Return the format of a region's codes, or None; `metadata` is that of Google's address metadata, or None."""
    pattern = FORMATS.get(region, metadata)
    prefix = PREFIXES.get(region)
    if not pattern or not prefix:
        return pattern
    for written in (f"{prefix}-", f"{prefix} ", prefix):
        pattern = pattern.removeprefix(written)
    return rf"(?:{prefix}[ \-]?)?(?:{pattern})"
