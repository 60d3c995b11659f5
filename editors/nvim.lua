-- Neovim 0.11 or later: copy this to lsp/trellis.lua in the configuration, and call vim.lsp.enable("trellis").
return {
  cmd = { "trellis", "lsp" },
  filetypes = { "json", "jsonc", "yaml", "xml", "swift" },
  root_markers = { ".trellis.yml", ".git" },
}
