-- Posts a file as JSON; its name is the argument.
wrk.method = "POST"
wrk.headers["Content-Type"] = "application/json"

function init(arguments)
  local file = assert(io.open(arguments[1], "rb"))
  wrk.body = file:read("*a")
  file:close()
end
