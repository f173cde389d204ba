import { must, mustAll } from "./run-command.ts";

/** Types, lint with the rooms' boundaries, dead code, format, lock file and unit tests: under a minute. */
export async function check(): Promise<void> {
  await checkStatically();
  must("vitest", ["run", "--project", "unit", "--project", "programs"]);
}

/** All faults of all checks are told, not only those of the first one that finds some. */
export function checkStatically(): Promise<void> {
  return mustAll([
    ["tsc", "-b"],
    ["oxlint", "--type-aware", "--deny-warnings"],
    ["knip"],
    ["oxfmt", "--check"],
    [process.execPath, "scripts/check-lock.ts"],
  ]);
}
