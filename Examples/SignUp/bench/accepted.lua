-- A valid payment, each post with the token of another page. TOKENS names the file of tokens, which are used in turn.
wrk.method = "POST"
wrk.headers["Content-Type"] = "application/x-www-form-urlencoded"
wrk.headers["Cookie"] = "sign-up-session=" .. string.rep("0", 32)
wrk.headers["Accept"] = "application/json"
local tokens = {}
for token in io.lines(os.getenv("TOKENS")) do tokens[#tokens + 1] = token end
local count = 0
request = function()
  count = count % #tokens + 1
  return wrk.format(nil, nil, nil, "csrf-token=" .. tokens[count]
    .. "&creditor=Ann+Lee&iban=DE89370400440532013000&bic=&amount=12.50&currency=EUR&due=2026-02-28"
    .. "&reference=RE-2024-17&note=Thank+you")
end
