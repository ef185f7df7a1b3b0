extension MessageCatalog {
  /// The French messages for addresses and resources.
  static let frenchNetwork = """
    email.address-literal: doit être une adresse e-mail : ses crochets ne contiennent pas d’adresse comme [192.0.2.1] ou [IPv6:2001:db8::1]
    email.comment-unclosed: doit être une adresse e-mail : le commentaire qui commence au caractère {position} n’est pas fermé
    email.domain-character: doit être une adresse e-mail : le caractère {position}, « {character} », ne peut pas se trouver dans un domaine
    email.domain-missing: doit être une adresse e-mail : rien ne suit le @
    email.domain-single-label: doit être une adresse e-mail : son domaine n’a pas de point
    email.label-empty: doit être une adresse e-mail : il manque une partie du domaine à côté du point au caractère {position}
    email.label-hyphen: doit être une adresse e-mail : une partie du domaine commence ou se termine par le trait d’union au caractère {position}
    email.label-international: doit être une adresse e-mail : la partie du domaine au caractère {position} n’est pas autorisée dans les noms internationaux
    email.label-too-long: doit être une adresse e-mail : une partie du domaine compte {actual} caractères, {maximum} sont autorisés
    email.local-part-character: doit être une adresse e-mail : le caractère {position}, « {character} », ne peut pas se trouver là avant le @
    email.local-part-missing: doit être une adresse e-mail : rien ne précède le @
    email.local-part-too-long: doit être une adresse e-mail : {actual} octets précèdent le @, {maximum} sont autorisés
    email.no-at-sign: doit être une adresse e-mail : il n’y a pas de @
    email.too-long: doit être une adresse e-mail : elle compte {actual} octets, {maximum} sont autorisés
    email.top-level-domain: doit être une adresse e-mail : la dernière partie du domaine doit avoir au moins deux lettres
    cidr.address: doit être un bloc d’adresses IP : aucune adresse IP d’une version autorisée ne précède la barre oblique
    cidr.prefix-malformed: doit être un bloc d’adresses IP : un nombre de bits sans zéros initiaux doit se trouver au caractère {position}
    cidr.prefix-missing: doit être un bloc d’adresses IP : il n’y a pas de barre oblique avec un nombre de bits
    cidr.prefix-too-long: doit être un bloc d’adresses IP : son préfixe compte plus de {maximum} {maximum|bit|de bits|bits}
    domain.single-label: doit être un nom de domaine : il n’a pas de point
    domain.top-level: doit être un nom de domaine : la dernière partie, au caractère {position}, doit avoir au moins deux lettres
    host-port.host: doit être un hôte et un port : aucun hôte ne précède le dernier deux-points
    host-port.port-malformed: doit être un hôte et un port : ce qui commence au caractère {position} n’est pas un port
    host-port.port-missing: doit être un hôte et un port : il n’y a pas de deux-points avec un port
    host-port.port-out-of-range: doit être un hôte et un port : le port doit être compris entre {minimum} et {maximum}
    hostname.character: doit être un nom d’hôte : le caractère {position}, « {character} », ne peut pas s’y trouver
    hostname.label-context: doit être un nom d’hôte : la partie au caractère {position} a un caractère qui ne peut pas se trouver à côté des autres
    hostname.label-direction: doit être un nom d’hôte : la partie au caractère {position} enfreint les règles des noms écrits de droite à gauche
    hostname.label-disallowed: doit être un nom d’hôte : la partie au caractère {position} a un caractère qu’aucun nom ne peut avoir, comme une majuscule
    hostname.label-empty: doit être un nom d’hôte : il manque une partie au caractère {position}
    hostname.label-hyphen: doit être un nom d’hôte : une partie commence ou se termine par le trait d’union au caractère {position}
    hostname.label-hyphens: doit être un nom d’hôte : la partie au caractère {position} a des traits d’union en troisième et quatrième place
    hostname.label-leading-mark: doit être un nom d’hôte : la partie au caractère {position} commence par une marque combinante
    hostname.label-not-normalized: doit être un nom d’hôte : la partie au caractère {position} n’est pas sous la forme de normalisation C d’Unicode
    hostname.label-punycode: doit être un nom d’hôte : la partie au caractère {position} commence par xn-- et n’est pas du Punycode
    hostname.label-too-long: doit être un nom d’hôte : la partie au caractère {position} compte plus de {maximum} {maximum|caractère|de caractères|caractères} en ASCII
    hostname.label-unassigned: doit être un nom d’hôte : la partie au caractère {position} a un caractère qui n’est pas attribué
    hostname.too-long: doit être un nom d’hôte : il compte plus de {maximum} {maximum|caractère|de caractères|caractères} en ASCII
    ip.malformed: doit être une adresse IPv4 ou IPv6
    ipv4.character: doit être une adresse IPv4 : le caractère {position}, « {character} », n’est ni un chiffre ni un point
    ipv4.leading-zero: doit être une adresse IPv4 : le nombre au caractère {position} commence par un 0 superflu
    ipv4.octet-count: doit être une adresse IPv4 : {expected} nombres séparés par des points, elle en a {actual}
    ipv4.octet-missing: doit être une adresse IPv4 : il manque un nombre au caractère {position}
    ipv4.octet-too-large: doit être une adresse IPv4 : le nombre au caractère {position} est supérieur à {maximum}
    ipv6.character: doit être une adresse IPv6 : le caractère {position}, « {character} », ne peut pas s’y trouver
    ipv6.compressed-twice: doit être une adresse IPv6 : le :: au caractère {position} est le second
    ipv6.embedded-ipv4: doit être une adresse IPv6 : ce qui commence au caractère {position} n’est pas une adresse IPv4
    ipv6.group-missing: doit être une adresse IPv6 : il manque un groupe à côté du deux-points au caractère {position}
    ipv6.group-too-long: doit être une adresse IPv6 : le groupe au caractère {position} compte plus de {maximum} {maximum|chiffre|de chiffres|chiffres}
    ipv6.too-few-groups: doit être une adresse IPv6 : {expected} groupes, elle en a {actual} et pas de ::
    ipv6.too-many-groups: doit être une adresse IPv6 : elle a {actual} groupes, {maximum} au plus sont possibles
    ipv6.zone: doit être une adresse IPv6 : elle a une zone au caractère {position}
    mac.character: doit être une adresse MAC : le caractère {position}, « {character} », n’est ni un chiffre hexadécimal ni un séparateur
    mac.group-count: doit être une adresse MAC : elle a {actual} {actual|groupe|groupes} de chiffres, les nombres possibles sont {expected}
    mac.group-length: doit être une adresse MAC : le groupe au caractère {position} doit comporter {expected} {expected|chiffre|chiffres}
    mac.mixed-separators: doit être une adresse MAC : le séparateur au caractère {position} diffère du précédent
    data-uri.base64: doit être un URI de données : ce qui suit la virgule n’est pas en base64
    data-uri.character: doit être un URI de données : le caractère {position}, « {character} », doit être encodé avec un %
    data-uri.media-type: doit être un URI de données : son type de média est incorrect à partir du caractère {position}
    data-uri.no-comma: doit être un URI de données : aucune virgule ne précède les données
    data-uri.percent: doit être un URI de données : deux chiffres hexadécimaux doivent suivre le % au caractère {position}
    data-uri.scheme: doit être un URI de données : il ne commence pas par data:
    json-pointer.after-hash: doit être un pointeur JSON : rien ne peut suivre le #, au caractère {position}
    json-pointer.escape: doit être un pointeur JSON : 0 ou 1 doit suivre le ~ au caractère {position}
    json-pointer.number: doit être un pointeur JSON relatif : un nombre sans zéros initiaux, et non +0, doit se trouver au caractère {position}
    json-pointer.slash: doit être un pointeur JSON : un / doit se trouver au caractère {position}
    jwt.algorithm: doit être un JSON Web Token : son en-tête ne nomme pas d’algorithme
    jwt.character: doit être un JSON Web Token : le caractère {position}, « {character} », n’appartient pas à base64url
    jwt.encoding: doit être un JSON Web Token : la partie qui se termine avant le caractère {position} est coupée ou altérée
    jwt.header: doit être un JSON Web Token : son en-tête n’est pas un objet JSON, au caractère {position}
    jwt.parts: doit être un JSON Web Token : {expected} parties séparées par des points, il en a {actual}
    jwt.payload: doit être un JSON Web Token : son contenu n’est pas un objet JSON, au caractère {position}
    jwt.signature-missing: doit être un JSON Web Token : il n’a pas de signature
    jwt.signature-superfluous: doit être un JSON Web Token : il a une signature et l’algorithme none
    mime-type.character: doit être un type de média : le caractère {position}, « {character} », ne peut pas s’y trouver
    mime-type.name-missing: doit être un type de média : un nom doit se trouver au caractère {position}
    mime-type.name-too-long: doit être un type de média : le nom au caractère {position} compte {actual} caractères, {maximum} sont autorisés
    mime-type.no-slash: doit être un type de média : il n’a pas de /
    mime-type.parameter: doit être un type de média : un paramètre est de la forme NOM=VALEUR, ce n’est plus le cas au caractère {position}
    mime-type.unclosed-quote: doit être un type de média : le guillemet au caractère {position} n’est pas fermé
    semver.character: doit être une version sémantique : le caractère {position}, « {character} », ne peut pas s’y trouver
    semver.identifier-missing: doit être une version sémantique : un identifiant doit se trouver au caractère {position}
    semver.leading-zero: doit être une version sémantique : le nombre au caractère {position} a un zéro initial
    semver.number-missing: doit être une version sémantique : de trois nombres séparés par des points, il en manque un au caractère {position}
    ulid.character: doit être un ULID : le caractère {position}, « {character} », n’est pas de son alphabet
    ulid.length: doit être un ULID de {expected} caractères, en comporte {actual}
    ulid.too-large: doit être un ULID : son premier caractère doit être au plus 7
    uri.address: doit être valide en tant que {kind} : aucune adresse IP ne se trouve entre les crochets au caractère {position}
    uri.character: doit être valide en tant que {kind} : le caractère {position}, « {character} », ne peut pas s’y trouver
    uri.first-segment: doit être valide en tant que {kind} : le deux-points au caractère {position} terminerait un schéma, et aucun ne le précède
    uri.percent: doit être valide en tant que {kind} : deux chiffres hexadécimaux doivent suivre le % au caractère {position}
    uri.port: doit être valide en tant que {kind} : le caractère {position}, « {character} », n’est pas un chiffre d’un port
    uri.scheme-missing: doit être valide en tant que {kind} : il n’y a pas de schéma
    uri-template.character: doit être un modèle d’URI : le caractère {position}, « {character} », ne peut pas s’y trouver
    uri-template.length: doit être un modèle d’URI : une longueur au caractère {position} doit être comprise entre 1 et {maximum}
    uri-template.percent: doit être un modèle d’URI : deux chiffres hexadécimaux doivent suivre le % au caractère {position}
    uri-template.unclosed: doit être un modèle d’URI : l’accolade au caractère {position} n’est pas fermée
    uri-template.variable: doit être un modèle d’URI : le caractère {position}, « {character} », ne peut pas se trouver là dans une expression
    url.address: doit être une URL : ce qui commence au caractère {position} n’est pas une adresse IP telle que les URL les écrivent
    url.character: doit être une URL : le caractère {position}, « {character} », doit être encodé avec un %
    url.credentials: doit être une URL : elle ne doit contenir ni nom d’utilisateur ni mot de passe, comme au caractère {position}
    url.host-character: doit être une URL : le caractère {position}, « {character} », ne peut pas se trouver dans un hôte
    url.host-label: doit être une URL : la partie de l’hôte au caractère {position} est vide, trop longue ou a un trait d’union mal placé
    url.host-missing: doit être une URL : un hôte doit se trouver au caractère {position}
    url.international-host: doit être une URL : l’hôte au caractère {position} n’est pas un nom international
    url.percent: doit être une URL : deux chiffres hexadécimaux doivent suivre le % au caractère {position}
    url.port: doit être une URL : un port est un nombre jusqu’à 65535, non ce qui se trouve au caractère {position}
    url.scheme: doit être une URL avec l’un de ces schémas : « {allowed} »
    url.scheme-missing: doit être une URL : elle n’a pas de schéma, comme https:
    url.slashes-missing: doit être une URL : // doit se trouver au caractère {position}
    uuid.character: doit être un UUID : le caractère {position}, « {character} », n’est pas un chiffre hexadécimal
    uuid.malformed: doit être un UUID : 8, 4, 4, 4 et 12 chiffres hexadécimaux séparés par des traits d’union
    uuid.variant: doit être un UUID de la RFC 9562 : le caractère {position}, « {character} », doit être 8, 9, a ou b
    uuid.version: doit être un UUID de version {expected}, est de version {actual}
    """
}
