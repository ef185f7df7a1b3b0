extension MessageCatalog {
  /// The Spanish messages for texts, numbers and times.
  static let spanishText = """
    alpha.character: solo debe tener letras: el carácter {position}, «{character}», no es una letra
    alpha.empty: debe tener letras
    alphanumeric.character: solo debe tener letras y cifras: el carácter {position}, «{character}», no es ni lo uno ni lo otro
    alphanumeric.empty: debe tener letras o cifras
    ascii.character: solo debe tener caracteres ASCII: el carácter {position}, «{character}», no es ASCII
    contains.missing: debe contener «{text}»
    digits.character: solo debe tener cifras: el carácter {position}, «{character}», no es una cifra
    digits.too-few: debe tener al menos {minimum} {minimum|cifra|de cifras|cifras}; tiene {actual}
    digits.too-many: debe tener como máximo {maximum} {maximum|cifra|de cifras|cifras}; tiene {actual}
    empty.not-empty: debe estar vacío
    ends-with.missing: debe terminar en «{text}»
    equals.different: debe ser «{expected}»
    identifier.character: debe ser un identificador: el carácter {position}, «{character}», no es ni letra, ni cifra, ni guion bajo
    identifier.empty: debe ser un identificador
    identifier.start: debe ser un identificador: empieza por «{character}», que no es ni letra ni guion bajo
    in-file.not-listed: debe ser un valor de la columna {column} de {path}
    length.too-long: debe tener como máximo {maximum} {maximum|carácter|de caracteres|caracteres}; tiene {actual}
    length.too-long/bytes: debe tener como máximo {maximum} {maximum|byte|de bytes|bytes}; tiene {actual}
    length.too-long/graphemes: debe tener como máximo {maximum} {maximum|grafema|de grafemas|grafemas}; tiene {actual}
    length.too-long/utf16: debe tener como máximo {maximum} {maximum|unidad|de unidades|unidades} UTF-16; tiene {actual}
    length.too-short: debe tener al menos {minimum} {minimum|carácter|de caracteres|caracteres}; tiene {actual}
    length.too-short/bytes: debe tener al menos {minimum} {minimum|byte|de bytes|bytes}; tiene {actual}
    length.too-short/graphemes: debe tener al menos {minimum} {minimum|grafema|de grafemas|grafemas}; tiene {actual}
    length.too-short/utf16: debe tener al menos {minimum} {minimum|unidad|de unidades|unidades} UTF-16; tiene {actual}
    lowercase.character: debe estar en minúsculas: el carácter {position}, «{character}», no lo está
    no-bidi.control: no debe reordenar el texto: el carácter {position} es {codePoint}
    no-control.control: no debe tener caracteres de control: el carácter {position} es {codePoint}
    none-of.listed: no debe ser «{value}»
    normalized.different: debe estar en la forma de normalización {form}: deja de estarlo en el carácter {position}
    not-blank: no debe estar en blanco
    not-contains.found: no debe contener «{text}», que está en el carácter {position}
    not-ends-with.found: no debe terminar en «{text}»
    not-regex.matched: no debe coincidir con {pattern}
    not-starts-with.found: no debe empezar por «{text}»
    numeric.character: solo debe tener cifras: el carácter {position}, «{character}», no es una cifra
    numeric.empty: debe tener cifras
    one-of.not-listed: debe ser uno de estos valores: «{values}»
    printable.character: solo debe tener caracteres imprimibles: el carácter {position} es {codePoint}
    regex.budget-exceeded: no se ha podido decidir: la comparación con {pattern} requería demasiados pasos
    regex.no-match: debe coincidir con {pattern}
    required: debe indicarse
    script.character: debe estar escrito en «{scripts}»: el carácter {position}, «{character}», es {actual}
    single-line.line-break: debe ser una sola línea: el carácter {position} es el salto de línea {codePoint}
    slug.character: debe ser un slug: el carácter {position}, «{character}», no es ni letra minúscula, ni cifra, ni guion
    slug.empty: debe ser un slug
    slug.hyphen: debe ser un slug: el guion del carácter {position} no une letras ni cifras
    starts-with.missing: debe empezar por «{text}»
    text.invalid-utf8: debe estar en UTF-8
    trimmed.end: no debe terminar con espacios en blanco
    trimmed.start: no debe empezar con espacios en blanco
    uppercase.character: debe estar en mayúsculas: el carácter {position}, «{character}», no lo está
    words.too-few: debe tener al menos {minimum} {minimum|palabra|de palabras|palabras}; tiene {actual}
    words.too-many: debe tener como máximo {maximum} {maximum|palabra|de palabras|palabras}; tiene {actual}
    all.failed: incumple varias reglas
    any.failed: no cumple ninguna de las reglas, de las que debe cumplirse una
    exactly-one.none: no cumple ninguna de las reglas, de las que debe cumplirse exactamente una
    exactly-one.several: cumple {count} reglas, de las que debe cumplirse exactamente una
    not.matched: cumple una regla que no debe cumplirse
    rule.unexplained: no se acepta, y la regla no da ningún motivo
    boolean.malformed: debe ser uno de estos valores: «{values}»
    decimal.malformed: debe ser un número
    decimal.too-many-digits: debe tener como máximo {maximum} {maximum|cifra|de cifras|cifras} antes de la coma; tiene {actual}
    decimal.too-many-fraction-digits: debe tener como máximo {maximum} {maximum|cifra|de cifras|cifras} después de la coma; tiene {actual}
    integer.malformed: debe ser un número entero
    multiple-of.not-a-number: debe ser un número
    multiple-of.not-multiple: debe ser múltiplo de {divisor}
    number.malformed: debe ser un número
    number.not-finite: debe ser un número no mayor que 1.7976931348623157e308, el mayor número finito de doble precisión
    port.leading-zero: debe ser un número de puerto sin cero inicial
    port.malformed: debe ser un número de puerto, de 0 a 65535, en cifras
    port.too-large: debe ser un número de puerto no mayor que {maximum}
    range.not-a-number: debe ser un número
    range.not-above: debe ser mayor que {exclusiveMinimum}
    range.not-below: debe ser menor que {exclusiveMaximum}
    range.too-large: debe ser como máximo {maximum}
    range.too-small: debe ser como mínimo {minimum}
    age.too-old: debe ser la fecha de nacimiento de alguien de {maximum} {maximum|año|de años|años} como máximo, no de {actual}
    age.too-young: debe ser la fecha de nacimiento de alguien de {minimum} {minimum|año|de años|años} como mínimo, no de {actual}
    age.unborn: debe ser una fecha de nacimiento: es posterior a hoy, {today}
    date-time.leap-second: no debe tener el segundo 60: los segundos intercalares están en el último día de un mes en UTC
    date-time.malformed: debe ser una fecha y hora como 2024-02-29T08:30:00Z: deja de serlo en el carácter {position}
    date.malformed: debe ser una fecha con la forma AAAA-MM-DD
    date.no-such-day: debe ser un día que exista: el mes tiene {last} días, no {day}
    date.no-such-month: debe ser un día que exista: no hay un mes {month}
    date.no-such-year: debe ser un día que exista: los años empiezan en 0001
    date.not-after: debe ser posterior a {exclusiveMinimum}
    date.not-before: debe ser anterior a {exclusiveMaximum}
    date.too-early: debe ser {minimum} o posterior
    date.too-late: debe ser {maximum} o anterior
    duration.empty: debe ser una duración como P1DT12H: al final faltan un número y su unidad
    duration.malformed: debe ser una duración como P1DT12H: deja de serlo en el carácter {position}
    duration.unit-order: debe ser una duración: «{character}», en el carácter {position}, está fuera de su orden, que es Y M D T H M S sin huecos
    duration.weeks-combined: debe ser una duración: las semanas van solas, como en P2W
    local-date-time.malformed: debe ser una fecha y hora como 2024-02-29T08:30: deja de serlo en el carácter {position}
    month.malformed: debe ser un mes con la forma AAAA-MM
    month.no-such-month: debe ser un mes que exista: no hay un mes {month}
    month.no-such-year: debe ser un mes que exista: los años empiezan en 0001
    time.leap-second: no debe tener el segundo 60: los segundos intercalares están a las 23:59:60 UTC
    time.malformed: debe ser una hora del día: deja de serlo en el carácter {position}
    time.no-such-hour: debe ser una hora que exista: no hay una hora {hour}
    time.no-such-minute: debe ser una hora que exista: no hay un minuto {minute}
    time.no-such-offset: debe tener una diferencia con UTC de 23:59 como máximo, no de {offset}
    time.no-such-second: debe ser una hora que exista: no hay un segundo {second}
    time.offset-missing: debe terminar con su diferencia con UTC: Z, o una como +01:00
    timezone.unknown: debe ser una zona horaria de la base de datos de la IANA, como Europe/Berlin
    week.malformed: debe ser una semana con la forma AAAA-Www, como 2024-W09
    week.no-such-week: debe ser una semana que exista: el año tiene {last} semanas, no {week}
    week.no-such-year: debe ser una semana que exista: los años empiezan en 0001
    year.malformed: debe ser un año con la forma AAAA
    """
}
