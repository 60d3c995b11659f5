-- Sixteen requests in one write.
function init()
  local requests = {}
  for i = 1, 16 do requests[i] = wrk.format() end
  batch = table.concat(requests)
end

function request() return batch end
