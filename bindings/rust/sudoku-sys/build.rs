//! Asks pkg-config where the libraries are. `PKG_CONFIG` and `PKG_CONFIG_PATH` count as they do for it.

use std::env;
use std::process::Command;

fn main() {
    for name in [
        "PKG_CONFIG",
        "PKG_CONFIG_PATH",
        "PKG_CONFIG_LIBDIR",
        "PKG_CONFIG_SYSROOT_DIR",
    ] {
        println!("cargo:rerun-if-env-changed={name}");
    }
    let library = if env::var_os("CARGO_FEATURE_VISION").is_some() {
        "sudokuvision"
    } else {
        "sudoku"
    };
    let program = env::var("PKG_CONFIG").unwrap_or_else(|_| "pkg-config".to_owned());
    let asked = Command::new(&program).args(["--libs", library]).output();
    let output = asked.unwrap_or_else(|error| panic!("{program}: {error}"));
    if !output.status.success() {
        panic!(
            "{program} does not know {library}: {}",
            String::from_utf8_lossy(&output.stderr)
        );
    }
    for word in String::from_utf8_lossy(&output.stdout).split_whitespace() {
        if let Some(folder) = word.strip_prefix("-L") {
            println!("cargo:rustc-link-search=native={folder}");
        } else if let Some(name) = word.strip_prefix("-l") {
            println!("cargo:rustc-link-lib={name}");
        }
    }
}
