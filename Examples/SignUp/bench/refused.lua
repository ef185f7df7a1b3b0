-- A ten-field post with four errors. The secret of the cookie is all zeros, and so is the mask of the token.
local zeros = string.rep("0", 32)
wrk.method = "POST"
wrk.headers["Content-Type"] = "application/x-www-form-urlencoded"
wrk.headers["Cookie"] = "sign-up-csrf=" .. zeros
wrk.headers["Accept"] = os.getenv("ACCEPT")
wrk.body = "csrf-token=" .. zeros .. zeros
  .. "&email=ann.example.com&name=Ann+Lee&birthday=1990-02-30&phone=%2B49+30+123456&country=Germany"
  .. "&website=https%3A%2F%2Fexample.com%2F&password=correct+horse+battery+staple"
  .. "&password-again=correct+horse+battery+stapel&terms=on"
