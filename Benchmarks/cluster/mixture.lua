-- Sends the requests in the files that follow "--", whole with their heads, one after the other and again and again.
local requests, place = {}, 0

function init(arguments)
  for _, name in ipairs(arguments) do
    local file = assert(io.open(name, "rb"))
    requests[#requests + 1] = file:read("*a")
    file:close()
  end
end

function request()
  place = place % #requests + 1
  return requests[place]
end
