import { existsSync, readFileSync, rmSync } from "node:fs";
import { relative } from "node:path";
import { buildAuditProcess } from "./build-audit.ts";
import { checkStatically } from "./check.ts";
import { ensureChromium } from "./ensure-chromium.ts";
import { runBoth } from "./run-command.ts";

const RESULTS = "test-results/vitest.json";

/** Everything: static checks, unit, integration and component tests, and people's paths in a real browser. */
export async function test(args: readonly string[]): Promise<void> {
  await checkStatically();
  const surroundings = { CHROMIUM_PATH: ensureChromium(), ...buildAuditProcess() };
  rmSync(RESULTS, { force: true });
  // Side by side: either leaves the processors idle for a third of its time.
  const isWell = await runBoth(
    ["vitest", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${RESULTS}`, ...args],
    ["playwright", "test", "--config", "e2e/playwright.config.ts"],
    surroundings,
  );
  for (const line of failedTests()) console.error(`failed: ${line}`);
  if (!isWell) process.exit(1);
}

interface Results {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

/** What vitest found wrong, said once more at the end, since the words of the other run stand between. */
function failedTests(): readonly string[] {
  if (!existsSync(RESULTS)) return [];
  const results = JSON.parse(readFileSync(RESULTS, "utf8")) as Results;
  return results.testResults
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, message, assertionResults }) => {
      const file = relative(process.cwd(), name);
      const failed = assertionResults.filter(({ status }) => status === "failed");
      if (failed.length === 0) return [`${file}: ${firstLine(message)}`];
      return failed.map(({ fullName, failureMessages }) => `${file} > ${fullName}: ${firstLine(failureMessages?.[0])}`);
    });
}

const firstLine = (text = ""): string => text.split("\n", 1)[0] ?? "";
