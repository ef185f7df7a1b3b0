-- A payment that is accepted: each post is that of another page. The secret of the cookie is all zeros, so that the token is a
-- number twice.
wrk.method = "POST"
wrk.headers["Content-Type"] = "application/x-www-form-urlencoded"
wrk.headers["Cookie"] = "sign-up-csrf=" .. string.rep("0", 32)
wrk.headers["Accept"] = "application/json"
local start = tonumber(os.getenv("FIRST"))
local count = 0
request = function()
  count = count + 1
  local mask = string.format("%016x%016x", start, count)
  return wrk.format(nil, nil, nil, "csrf-token=" .. mask .. mask
    .. "&creditor=Ann+Lee&iban=DE89370400440532013000&bic=&amount=12.50&currency=EUR&due=2026-02-28"
    .. "&reference=RE-2024-17&note=Thank+you")
end
