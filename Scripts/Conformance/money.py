"""The rule `money` for the options of validator.js's isCurrency."""


def money(options):
    """Return the rule for amounts with those options."""
    symbol = options.get("symbol", "$")
    after = options.get("symbol_after_digits", False)
    number = f"#[{options.get('thousands_separator', ',')}]###" + fraction(options)
    if after:
        gap = "[ ]" if options.get("allow_space_after_digits") else ""
        symbol = gap + symbol
    elif options.get("allow_space_after_symbol"):
        symbol += "[ ]"
    if not options.get("require_symbol"):
        symbol = f"[{symbol}]"
    if options.get("parens_for_negatives"):
        return f"money:({symbol}{number})"
    sign = "-" if options.get("allow_negatives", True) else ""
    if options.get("allow_negative_sign_placeholder"):
        sign = "[ ]-"
    if options.get("negative_sign_after_digits"):
        number += sign
    elif options.get("negative_sign_before_digits"):
        number = sign + number
    else:
        symbol = sign + symbol if not after else symbol
        number = sign + number if after else number
    return f"money:{number}{symbol}" if after else f"money:{symbol}{number}"


def fraction(options):
    if not options.get("allow_decimal", True):
        return ""
    least, *more = options.get("digits_after_decimal", [2])
    text = options.get("decimal_separator", ".") + "0" * least + "".join(f"[{'0' * (count - least)}]" for count in more)
    return text if options.get("require_decimal") else f"[{text}]"
