// Zed runs language servers through extensions: install this folder with "zed: install dev extension".

use zed_extension_api::{self as zed, LanguageServerId, Result};

struct Trellis;

impl zed::Extension for Trellis {
    fn new() -> Self {
        Trellis
    }

    fn language_server_command(&mut self, _: &LanguageServerId, worktree: &zed::Worktree) -> Result<zed::Command> {
        Ok(zed::Command {
            command: worktree.which("trellis").ok_or("trellis is not in PATH")?,
            args: vec!["lsp".into()],
            env: worktree.shell_env(),
        })
    }
}

zed::register_extension!(Trellis);
