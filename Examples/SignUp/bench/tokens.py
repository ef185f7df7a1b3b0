"""Writes tokens of pages of a form, for a session that is zero: tokens.py DATABASE FORM COUNT."""

import hashlib
import hmac
import sqlite3
import sys

database, form, count = sys.argv[1], sys.argv[2], int(sys.argv[3])
[(key,)] = sqlite3.connect(database).execute("SELECT key FROM signing_key")
for number in range(count):
    nonce = f"{number:032x}"
    code = hmac.new(key, f"{'0' * 32} {nonce} {form}".encode(), hashlib.sha256).hexdigest()[:32]
    print(nonce + code)
