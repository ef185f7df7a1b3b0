-- The same POST again and again. HEADERS has a header a line, BODY is the name of the file of the body.
wrk.method = "POST"
for line in os.getenv("HEADERS"):gmatch("[^\n]+") do
  local name, value = line:match("^([^:]+): (.*)$")
  wrk.headers[name] = value
end
wrk.body = io.open(os.getenv("BODY")):read("a")
