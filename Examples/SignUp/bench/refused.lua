-- A sign-up with four errors. The session in the cookie is zero; TOKENS names the file of tokens, of which the first is used.
local zeros = string.rep("0", 32)
local token = io.lines(os.getenv("TOKENS"))()
wrk.method = "POST"
wrk.headers["Content-Type"] = "application/x-www-form-urlencoded"
wrk.headers["Cookie"] = "sign-up-session=" .. zeros
wrk.headers["Accept"] = os.getenv("ACCEPT")
wrk.body = "csrf-token=" .. token
  .. "&email=ann.example.com&name=Ann+Lee&birthday=1990-02-30&phone=%2B49+30+123456&country=Germany"
  .. "&website=https%3A%2F%2Fexample.com%2F&password=correct+horse+battery+staple"
  .. "&password-again=correct+horse+battery+stapel&terms=on"
