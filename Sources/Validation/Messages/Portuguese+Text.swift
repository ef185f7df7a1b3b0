extension MessageCatalog {
  /// The Portuguese messages for texts, numbers and times.
  static let portugueseText = """
    alpha.character: deve ter apenas letras: o caractere {position}, “{character}”, não é uma letra
    alpha.empty: deve ter letras
    alphanumeric.character: deve ter apenas letras e dígitos: o caractere {position}, “{character}”, não é nem uma coisa nem outra
    alphanumeric.empty: deve ter letras ou dígitos
    ascii.character: deve ter apenas caracteres ASCII: o caractere {position}, “{character}”, não é ASCII
    contains.missing: deve conter “{text}”
    digits.character: deve ter apenas dígitos: o caractere {position}, “{character}”, não é um dígito
    digits.too-few: deve ter no mínimo {minimum} {minimum|dígito|de dígitos|dígitos}, tem {actual}
    digits.too-many: deve ter no máximo {maximum} {maximum|dígito|de dígitos|dígitos}, tem {actual}
    empty.not-empty: deve estar vazio
    ends-with.missing: deve terminar com “{text}”
    equals.different: deve ser “{expected}”
    identifier.character: deve ser um identificador: o caractere {position}, “{character}”, não é letra, dígito nem sublinhado
    identifier.empty: deve ser um identificador
    identifier.start: deve ser um identificador: começa com “{character}”, que não é letra nem sublinhado
    in-file.not-listed: deve ser um valor da coluna {column} de {path}
    length.too-long: deve ter no máximo {maximum} {maximum|caractere|de caracteres|caracteres}, tem {actual}
    length.too-long/bytes: deve ter no máximo {maximum} {maximum|byte|de bytes|bytes}, tem {actual}
    length.too-long/graphemes: deve ter no máximo {maximum} {maximum|grafema|de grafemas|grafemas}, tem {actual}
    length.too-long/utf16: deve ter no máximo {maximum} {maximum|unidade|de unidades|unidades} UTF-16, tem {actual}
    length.too-short: deve ter no mínimo {minimum} {minimum|caractere|de caracteres|caracteres}, tem {actual}
    length.too-short/bytes: deve ter no mínimo {minimum} {minimum|byte|de bytes|bytes}, tem {actual}
    length.too-short/graphemes: deve ter no mínimo {minimum} {minimum|grafema|de grafemas|grafemas}, tem {actual}
    length.too-short/utf16: deve ter no mínimo {minimum} {minimum|unidade|de unidades|unidades} UTF-16, tem {actual}
    lowercase.character: deve estar em minúsculas: o caractere {position}, “{character}”, não está
    no-bidi.control: não deve reordenar o texto: o caractere {position} é {codePoint}
    no-control.control: não deve ter caracteres de controle: o caractere {position} é {codePoint}
    none-of.listed: não deve ser “{value}”
    normalized.different: deve estar na forma de normalização {form}: a partir do caractere {position} não está
    not-blank: não deve estar em branco
    not-contains.found: não deve conter “{text}”, que está no caractere {position}
    not-ends-with.found: não deve terminar com “{text}”
    not-regex.matched: não deve corresponder a {pattern}
    not-starts-with.found: não deve começar com “{text}”
    numeric.character: deve ter apenas dígitos: o caractere {position}, “{character}”, não é um dígito
    numeric.empty: deve ter dígitos
    one-of.not-listed: deve ser um destes valores: “{values}”
    printable.character: deve ter apenas caracteres imprimíveis: o caractere {position} é {codePoint}
    regex.budget-exceeded: não pôde ser decidido: a comparação com {pattern} exigia passos demais
    regex.no-match: deve corresponder a {pattern}
    required: deve ser informado
    script.character: deve estar escrito em “{scripts}”: o caractere {position}, “{character}”, é {actual}
    single-line.line-break: deve ser uma única linha: o caractere {position} é a quebra de linha {codePoint}
    slug.character: deve ser um slug: o caractere {position}, “{character}”, não é letra minúscula, dígito nem hífen
    slug.empty: deve ser um slug
    slug.hyphen: deve ser um slug: o hífen no caractere {position} não une letras nem dígitos
    starts-with.missing: deve começar com “{text}”
    text.invalid-utf8: deve estar em UTF-8
    trimmed.end: não deve terminar com espaço em branco
    trimmed.start: não deve começar com espaço em branco
    uppercase.character: deve estar em maiúsculas: o caractere {position}, “{character}”, não está
    words.too-few: deve ter no mínimo {minimum} {minimum|palavra|de palavras|palavras}, tem {actual}
    words.too-many: deve ter no máximo {maximum} {maximum|palavra|de palavras|palavras}, tem {actual}
    all.failed: viola várias regras
    any.failed: não cumpre nenhuma das regras das quais uma deve valer
    exactly-one.none: não cumpre nenhuma das regras das quais exatamente uma deve valer
    exactly-one.several: cumpre {count} regras das quais exatamente uma deve valer
    not.matched: cumpre uma regra que não deve valer
    rule.unexplained: não é aceito, e a regra não diz por quê
    boolean.malformed: deve ser um destes valores: “{values}”
    decimal.malformed: deve ser um número
    decimal.too-many-digits: deve ter no máximo {maximum} {maximum|dígito|de dígitos|dígitos} antes da vírgula, tem {actual}
    decimal.too-many-fraction-digits: deve ter no máximo {maximum} {maximum|dígito|de dígitos|dígitos} depois da vírgula, tem {actual}
    integer.malformed: deve ser um número inteiro
    multiple-of.not-a-number: deve ser um número
    multiple-of.not-multiple: deve ser múltiplo de {divisor}
    number.malformed: deve ser um número
    number.not-finite: deve ser um número de no máximo 1.7976931348623157e308, o maior número finito de precisão dupla
    port.leading-zero: deve ser um número de porta sem zero à esquerda
    port.malformed: deve ser um número de porta, de 0 a 65535, em dígitos
    port.too-large: deve ser um número de porta de no máximo {maximum}
    range.not-a-number: deve ser um número
    range.not-above: deve ser maior que {exclusiveMinimum}
    range.not-below: deve ser menor que {exclusiveMaximum}
    range.too-large: deve ser no máximo {maximum}
    range.too-small: deve ser no mínimo {minimum}
    age.too-old: deve ser a data de nascimento de alguém com no máximo {maximum} {maximum|ano|de anos|anos}, não {actual}
    age.too-young: deve ser a data de nascimento de alguém com no mínimo {minimum} {minimum|ano|de anos|anos}, não {actual}
    age.unborn: deve ser uma data de nascimento: é posterior a hoje, {today}
    date-time.leap-second: não deve ter o segundo 60: os segundos bissextos ficam no último dia de um mês em UTC
    date-time.malformed: deve ser uma data e hora como 2024-02-29T08:30:00Z: deixa de ser no caractere {position}
    date.malformed: deve ser uma data na forma AAAA-MM-DD
    date.no-such-day: deve ser um dia que existe: o mês tem {last} dias, não {day}
    date.no-such-month: deve ser um dia que existe: não há mês {month}
    date.no-such-year: deve ser um dia que existe: os anos começam em 0001
    date.not-after: deve ser posterior a {exclusiveMinimum}
    date.not-before: deve ser anterior a {exclusiveMaximum}
    date.too-early: deve ser {minimum} ou posterior
    date.too-late: deve ser {maximum} ou anterior
    duration.empty: deve ser uma duração como P1DT12H: no final faltam um número e sua unidade
    duration.malformed: deve ser uma duração como P1DT12H: deixa de ser no caractere {position}
    duration.unit-order: deve ser uma duração: “{character}”, no caractere {position}, está fora de ordem, que é Y M D T H M S sem lacunas
    duration.weeks-combined: deve ser uma duração: as semanas ficam sozinhas, como em P2W
    local-date-time.malformed: deve ser uma data e hora como 2024-02-29T08:30: deixa de ser no caractere {position}
    month.malformed: deve ser um mês na forma AAAA-MM
    month.no-such-month: deve ser um mês que existe: não há mês {month}
    month.no-such-year: deve ser um mês que existe: os anos começam em 0001
    time.leap-second: não deve ter o segundo 60: os segundos bissextos ficam às 23:59:60 UTC
    time.malformed: deve ser uma hora do dia: deixa de ser no caractere {position}
    time.no-such-hour: deve ser uma hora que existe: não há hora {hour}
    time.no-such-minute: deve ser uma hora que existe: não há minuto {minute}
    time.no-such-offset: deve ter uma diferença em relação ao UTC de no máximo 23:59, não {offset}
    time.no-such-second: deve ser uma hora que existe: não há segundo {second}
    time.offset-missing: deve terminar com sua diferença em relação ao UTC: Z ou, por exemplo, +01:00
    timezone.unknown: deve ser um fuso horário do banco de dados da IANA, como Europe/Berlin
    week.malformed: deve ser uma semana na forma AAAA-Www, como 2024-W09
    week.no-such-week: deve ser uma semana que existe: o ano tem {last} semanas, não {week}
    week.no-such-year: deve ser uma semana que existe: os anos começam em 0001
    year.malformed: deve ser um ano na forma AAAA
    """
}
