import { spawnSync } from "node:child_process";

interface Answer {
  readonly error?: { readonly code?: string; readonly summary?: string };
  readonly message?: string;
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string }>>;
}

const GRAVE = ["high", "critical"];

/**
 * `npm run task advisories`: asks the registry for known faults of the packages the product runs with. Fails on grave
 * ones; where the registry gives no answer the check is left out by name, since no answer says nothing.
 */
export function advisories(): void {
  const { stdout } = spawnSync("npm", ["audit", "--json", "--omit", "dev", "--package-lock-only"], {
    encoding: "utf8",
    timeout: 120_000,
    env: { ...process.env, npm_config_audit: "true" },
  });
  const { line, failed } = judgeAdvisories(stdout ?? "");
  console.log(line);
  if (failed) process.exit(1);
}

/** @param answer what `npm audit --json` printed */
export function judgeAdvisories(answer: string): { line: string; failed: boolean } {
  const read = parse(answer);
  const found = read?.vulnerabilities;
  if (found === undefined) {
    const why = read?.error?.summary || read?.error?.code || read?.message || "no answer";
    return { line: `advisories: skipped, the registry did not tell (${why.split("\n")[0]})`, failed: false };
  }
  const grave = Object.entries(found).filter(([, { severity }]) => GRAVE.includes(severity));
  const names = grave.map(([name, { severity }]) => `${name} (${severity})`).join(", ");
  return {
    line: grave.length === 0 ? `advisories: none grave, ${Object.keys(found).length} lesser` : `advisories: ${names}`,
    failed: grave.length > 0,
  };
}

function parse(text: string): Answer | null {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    return null;
  }
}
