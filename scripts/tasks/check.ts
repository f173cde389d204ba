import { must } from "./run-command.ts";

/** Types, lint with the rooms' boundaries, dead code, format, lock file and unit tests: under a minute. */
export function check(): void {
  checkStatically();
  must("vitest", ["run", "--project", "unit"]);
}

export function checkStatically(): void {
  must(process.execPath, ["scripts/check-lock.ts"]);
  must("tsc", ["-b"]);
  must("oxlint", ["--type-aware", "--deny-warnings"]);
  must("knip", []);
  must("oxfmt", ["--check"]);
}
