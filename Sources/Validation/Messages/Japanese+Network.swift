extension MessageCatalog {
  /// The Japanese messages for addresses and resources.
  static let japaneseNetwork = """
    email.address-literal: メールアドレスである必要があります：角括弧の中が[192.0.2.1]や[IPv6:2001:db8::1]のようなアドレスではありません
    email.comment-unclosed: メールアドレスである必要があります：{position}文字目から始まるコメントが閉じられていません
    email.domain-character: メールアドレスである必要があります：{position}文字目の「{character}」はドメインに使えません
    email.domain-missing: メールアドレスである必要があります：@の後に何もありません
    email.domain-single-label: メールアドレスである必要があります：ドメインにドットがありません
    email.label-empty: メールアドレスである必要があります：{position}文字目のドットの隣にドメインの部分がありません
    email.label-hyphen: メールアドレスである必要があります：ドメインの部分が{position}文字目のハイフンで始まるか終わっています
    email.label-international: メールアドレスである必要があります：{position}文字目からのドメインの部分は国際化名として認められません
    email.label-too-long: メールアドレスである必要があります：ドメインの部分が{actual}文字あります（{maximum}文字まで）
    email.local-part-character: メールアドレスである必要があります：{position}文字目の「{character}」は@の前のその位置に置けません
    email.local-part-missing: メールアドレスである必要があります：@の前に何もありません
    email.local-part-too-long: メールアドレスである必要があります：@の前が{actual}バイトあります（{maximum}バイトまで）
    email.no-at-sign: メールアドレスである必要があります：@がありません
    email.too-long: メールアドレスである必要があります：{actual}バイトあります（{maximum}バイトまで）
    email.top-level-domain: メールアドレスである必要があります：ドメインの最後の部分は2文字以上の英字である必要があります
    cidr.address: IPアドレスのブロックである必要があります：スラッシュの前が許可されたバージョンのIPアドレスではありません
    cidr.prefix-malformed: IPアドレスのブロックである必要があります：{position}文字目には先頭に0のないビット数が必要です
    cidr.prefix-missing: IPアドレスのブロックである必要があります：スラッシュとビット数がありません
    cidr.prefix-too-long: IPアドレスのブロックである必要があります：プレフィックスが{maximum}ビットを超えています
    domain.single-label: ドメイン名である必要があります：ドットがありません
    domain.top-level: ドメイン名である必要があります：{position}文字目からの最後の部分は2文字以上の英字である必要があります
    host-port.host: ホストとポートである必要があります：最後のコロンの前にホストがありません
    host-port.port-malformed: ホストとポートである必要があります：{position}文字目からの部分はポートではありません
    host-port.port-missing: ホストとポートである必要があります：コロンとポートがありません
    host-port.port-out-of-range: ホストとポートである必要があります：ポートは{minimum}から{maximum}までである必要があります
    hostname.character: ホスト名である必要があります：{position}文字目の「{character}」はその位置に置けません
    hostname.label-context: ホスト名である必要があります：{position}文字目からの部分に、ほかの文字と並べて使えない文字があります
    hostname.label-direction: ホスト名である必要があります：{position}文字目からの部分が、右から左に書く名前の規則に違反しています
    hostname.label-disallowed: ホスト名である必要があります：{position}文字目からの部分に、大文字など名前に使えない文字があります
    hostname.label-empty: ホスト名である必要があります：{position}文字目にあるべき部分がありません
    hostname.label-hyphen: ホスト名である必要があります：部分が{position}文字目のハイフンで始まるか終わっています
    hostname.label-hyphens: ホスト名である必要があります：{position}文字目からの部分の3文字目と4文字目がハイフンです
    hostname.label-leading-mark: ホスト名である必要があります：{position}文字目からの部分が結合文字で始まっています
    hostname.label-not-normalized: ホスト名である必要があります：{position}文字目からの部分がUnicode正規化形式Cではありません
    hostname.label-punycode: ホスト名である必要があります：{position}文字目からの部分がxn--で始まりますがPunycodeではありません
    hostname.label-too-long: ホスト名である必要があります：{position}文字目からの部分がASCIIで{maximum}文字を超えています
    hostname.label-unassigned: ホスト名である必要があります：{position}文字目からの部分に未割り当ての文字があります
    hostname.too-long: ホスト名である必要があります：ASCIIで{maximum}文字を超えています
    ip.malformed: IPv4またはIPv6のアドレスである必要があります
    ipv4.character: IPv4アドレスである必要があります：{position}文字目の「{character}」は数字でもドットでもありません
    ipv4.leading-zero: IPv4アドレスである必要があります：{position}文字目からの数が余分な0で始まっています
    ipv4.octet-count: IPv4アドレスである必要があります：ドットで区切られた{expected}個の数が必要です（現在{actual}個）
    ipv4.octet-missing: IPv4アドレスである必要があります：{position}文字目に数がありません
    ipv4.octet-too-large: IPv4アドレスである必要があります：{position}文字目からの数が{maximum}を超えています
    ipv6.character: IPv6アドレスである必要があります：{position}文字目の「{character}」はその位置に置けません
    ipv6.compressed-twice: IPv6アドレスである必要があります：{position}文字目の::は2つ目です
    ipv6.embedded-ipv4: IPv6アドレスである必要があります：{position}文字目からの部分はIPv4アドレスではありません
    ipv6.group-missing: IPv6アドレスである必要があります：{position}文字目のコロンの隣にグループがありません
    ipv6.group-too-long: IPv6アドレスである必要があります：{position}文字目からのグループが{maximum}桁を超えています
    ipv6.too-few-groups: IPv6アドレスである必要があります：{expected}グループが必要ですが、{actual}グループで::もありません
    ipv6.too-many-groups: IPv6アドレスである必要があります：{actual}グループあります（{maximum}グループまで）
    ipv6.zone: IPv6アドレスである必要があります：{position}文字目にゾーンがあります
    mac.character: MACアドレスである必要があります：{position}文字目の「{character}」は16進数字でも区切り文字でもありません
    mac.group-count: MACアドレスである必要があります：数字のグループが{actual}個あります（正しい個数：{expected}）
    mac.group-length: MACアドレスである必要があります：{position}文字目からのグループは{expected}桁である必要があります
    mac.mixed-separators: MACアドレスである必要があります：{position}文字目の区切り文字がその前のものと異なります
    data-uri.base64: データURIである必要があります：カンマの後がBase64ではありません
    data-uri.character: データURIである必要があります：{position}文字目の「{character}」はパーセントエンコードする必要があります
    data-uri.media-type: データURIである必要があります：メディアタイプが{position}文字目から不正です
    data-uri.no-comma: データURIである必要があります：データの前にカンマがありません
    data-uri.percent: データURIである必要があります：{position}文字目の%の後に2桁の16進数字が必要です
    data-uri.scheme: データURIである必要があります：data:で始まっていません
    json-pointer.after-hash: JSONポインターである必要があります：{position}文字目で、#の後には何も置けません
    json-pointer.escape: JSONポインターである必要があります：{position}文字目の~の後には0か1が必要です
    json-pointer.number: 相対JSONポインターである必要があります：{position}文字目には先頭に0のない数が必要です（+0は不可）
    json-pointer.slash: JSONポインターである必要があります：{position}文字目には/が必要です
    jwt.algorithm: JSON Web Tokenである必要があります：ヘッダーにアルゴリズムがありません
    jwt.character: JSON Web Tokenである必要があります：{position}文字目の「{character}」はBase64urlの文字ではありません
    jwt.encoding: JSON Web Tokenである必要があります：{position}文字目の前で終わる部分が欠けているか変更されています
    jwt.header: JSON Web Tokenである必要があります：ヘッダーがJSONオブジェクトではありません（{position}文字目）
    jwt.parts: JSON Web Tokenである必要があります：ドットで区切られた{expected}個の部分が必要です（現在{actual}個）
    jwt.payload: JSON Web Tokenである必要があります：ペイロードがJSONオブジェクトではありません（{position}文字目）
    jwt.signature-missing: JSON Web Tokenである必要があります：署名がありません
    jwt.signature-superfluous: JSON Web Tokenである必要があります：アルゴリズムがnoneなのに署名があります
    mime-type.character: メディアタイプである必要があります：{position}文字目の「{character}」はその位置に置けません
    mime-type.name-missing: メディアタイプである必要があります：{position}文字目には名前が必要です
    mime-type.name-too-long: メディアタイプである必要があります：{position}文字目からの名前が{actual}文字あります（{maximum}文字まで）
    mime-type.no-slash: メディアタイプである必要があります：/がありません
    mime-type.parameter: メディアタイプである必要があります：パラメーターは「名前=値」の形ですが、{position}文字目から異なります
    mime-type.unclosed-quote: メディアタイプである必要があります：{position}文字目の引用符が閉じられていません
    semver.character: セマンティックバージョンである必要があります：{position}文字目の「{character}」はその位置に置けません
    semver.identifier-missing: セマンティックバージョンである必要があります：{position}文字目には識別子が必要です
    semver.leading-zero: セマンティックバージョンである必要があります：{position}文字目からの数の先頭に0があります
    semver.number-missing: セマンティックバージョンである必要があります：ドットで区切られた3個の数のうち、{position}文字目の1個がありません
    ulid.character: ULIDである必要があります：{position}文字目の「{character}」はULIDの文字ではありません
    ulid.length: {expected}文字のULIDである必要があります（現在{actual}文字）
    ulid.too-large: ULIDである必要があります：先頭の文字は7以下である必要があります
    uri.address: {kind}として正しい形式である必要があります：{position}文字目からの角括弧の中がIPアドレスではありません
    uri.character: {kind}として正しい形式である必要があります：{position}文字目の「{character}」はその位置に置けません
    uri.first-segment: {kind}として正しい形式である必要があります：{position}文字目のコロンはスキームの終わりになりますが、その前にスキームがありません
    uri.percent: {kind}として正しい形式である必要があります：{position}文字目の%の後に2桁の16進数字が必要です
    uri.port: {kind}として正しい形式である必要があります：{position}文字目の「{character}」はポートの数字ではありません
    uri.scheme-missing: {kind}として正しい形式である必要があります：スキームがありません
    uri-template.character: URIテンプレートである必要があります：{position}文字目の「{character}」はその位置に置けません
    uri-template.length: URIテンプレートである必要があります：{position}文字目の長さは1から{maximum}までである必要があります
    uri-template.percent: URIテンプレートである必要があります：{position}文字目の%の後に2桁の16進数字が必要です
    uri-template.unclosed: URIテンプレートである必要があります：{position}文字目の波括弧が閉じられていません
    uri-template.variable: URIテンプレートである必要があります：{position}文字目の「{character}」は式の中のその位置に置けません
    url.address: URLである必要があります：{position}文字目からの部分はURLの書き方のIPアドレスではありません
    url.character: URLである必要があります：{position}文字目の「{character}」はパーセントエンコードする必要があります
    url.credentials: URLである必要があります：{position}文字目のようなユーザー名やパスワードを含んではいけません
    url.host-character: URLである必要があります：{position}文字目の「{character}」はホストに使えません
    url.host-label: URLである必要があります：{position}文字目からのホストの部分が空か、長すぎるか、ハイフンの位置が不正です
    url.host-missing: URLである必要があります：{position}文字目にはホストが必要です
    url.international-host: URLである必要があります：{position}文字目からのホストは国際化名ではありません
    url.percent: URLである必要があります：{position}文字目の%の後に2桁の16進数字が必要です
    url.port: URLである必要があります：ポートは65535までの数ですが、{position}文字目からはそうではありません
    url.scheme: 次のいずれかのスキームのURLである必要があります：「{allowed}」
    url.scheme-missing: URLである必要があります：https:のようなスキームがありません
    url.slashes-missing: URLである必要があります：{position}文字目には//が必要です
    uuid.character: UUIDである必要があります：{position}文字目の「{character}」は16進数字ではありません
    uuid.malformed: UUIDである必要があります：8、4、4、4、12桁の16進数字をハイフンで区切ります
    uuid.variant: RFC 9562のUUIDである必要があります：{position}文字目の「{character}」は8、9、a、bのいずれかである必要があります
    uuid.version: バージョン{expected}のUUIDである必要があります（バージョン{actual}です）
    """
}
