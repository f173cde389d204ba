import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { must } from "./run-command.ts";
import { sampleLines } from "./sample-lines.ts";

const LEAST_KILLED = 80;
/** A mutant that makes a loop endless is killed by time; what waits for a server may take some. */
const TIMEOUT_MS = 20_000;

/**
 * `npm run task mutate -- <folder> [--tests <part of a path>]... [--sample <part of lines, e.g. 0.25>]`: breaks the folder's code
 * in small ways, one at a time, and runs the tests that reach it. Fails where fewer than 80 % of the breaks are noticed.
 * Tests are those of the folder, and more with --tests.
 */
export function mutate(args: readonly string[]): void {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { tests: { type: "string", multiple: true, default: [] }, sample: { type: "string" } },
    allowPositionals: true,
  });
  const [given] = positionals;
  if (given === undefined) {
    console.error("Usage: npm run task mutate -- <folder> [--tests <part of a path>]... [--sample 0.25]");
    process.exit(2);
  }
  const root = resolve(import.meta.dirname, "../..");
  const folder = relative(root, resolve(given));
  const scratch = mkdtempSync(join(tmpdir(), "mutate-"));
  const config = join(scratch, "stryker.json");
  writeFileSync(config, JSON.stringify(strykerConfig(folder, values.sample)));
  try {
    must("stryker", ["run", config], { MUTATE_TESTS: JSON.stringify([`${folder}/`, ...values.tests]) });
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

/** Code that only tests use proves nothing when it breaks. */
const NO_PRODUCT = ["testing/**", "**/*.test.ts", "**/*.d.ts"];

function strykerConfig(folder: string, sample: string | undefined): Record<string, unknown> {
  const whole = [`${folder}/**/*.ts`, ...NO_PRODUCT.map((pattern) => `!${folder}/${pattern}`)];
  return {
    testRunner: "vitest",
    plugins: ["@stryker-mutator/vitest-runner"],
    vitest: { configFile: "scripts/vitest.mutate.config.ts", related: false },
    mutate: sample === undefined ? whole : sampleLines(folder, Number(sample)),
    coverageAnalysis: "perTest",
    ignorePatterns: ["apps", "e2e", "docs", "runtime", "**/dist", "**/*.tsbuildinfo"],
    tempDirName: ".stryker-tmp",
    // Stryker would rewrite references of projects by an interface that this compiler no longer has.
    tsconfigFile: "none",
    concurrency: 2,
    timeoutMS: TIMEOUT_MS,
    // Types are not looked at when tests run; files outside the folder stay as they are.
    disableTypeChecks: false,
    reporters: ["clear-text", "progress-append-only"],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: true },
    thresholds: { high: 100, low: LEAST_KILLED, break: LEAST_KILLED },
  };
}
