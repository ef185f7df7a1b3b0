"""Write the names of all time zones, from the package tzdata."""

from importlib.resources import files

from swift_file import header, words

data = files("tzdata")
names = (data / "zones").read_text(encoding="ascii").split()
database = (data / "zoneinfo" / "tzdata.zi").read_text(encoding="ascii").split("\n")[0].removeprefix("# version ")

print(header("tzdata"))
print(f"/// The names of the IANA Time Zone Database, version {database}.")
print("package enum TimeZones {")
print(words("names", "Zones and links.", set(names)), end="}\n")
