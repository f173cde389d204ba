import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");
const scratch = mkdtempSync(join(tmpdir(), "new-rule-"));
const run = (command: string, ...args: string[]): string =>
  execFileSync(command, args, { cwd: scratch, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
const ID = "made-for-a-test";
const FOLDER = `packages/rules/src/rules/content/body/${ID}`;

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Of 450 rules those of one area are enough: each loads its judge, words, cases and fix in every step below. */
const OTHER_RULES = /^packages\/rules\/src\/rules\/(?!content\/body\/)[^/]+\/[^/]+\/[^/]+\//;

/** A checkout of its own, with the installed libraries and with its own packages. */
function copyRepository(): void {
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { cwd: root, encoding: "utf8" });
  const files = listed
    .split("\n")
    .filter((file) => /^(packages|scripts)\/|^[^/]+$/.test(file) && file !== "" && !OTHER_RULES.test(file));
  for (const file of files) {
    mkdirSync(dirname(join(scratch, file)), { recursive: true });
    cpSync(join(root, file), join(scratch, file), { force: true, errorOnExist: false });
  }
  const modules = join(scratch, "node_modules");
  mkdirSync(join(modules, "@audit"), { recursive: true });
  const installed = readdirSync(join(root, "node_modules")).filter((name) => name !== "@audit" && name !== ".cache");
  for (const name of installed) symlinkSync(join(root, "node_modules", name), join(modules, name));
  for (const name of readdirSync(join(scratch, "packages")))
    symlinkSync(join(scratch, "packages", name), join(modules, "@audit", name));
  run("git", "init", "-q");
  // Nobody reads these copies; packing them took longer than copying.
  run("git", "-c", "core.compression=0", "-c", "core.fsync=none", "add", "-A");
}

interface TestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** Names of the tests about the new rule that ran and passed. */
function passingTests(): string[] {
  const files = ["packages/rules/src/registry.test.ts", "packages/planner/src/fixes/fixes-work.test.ts"];
  const vitest = "node_modules/vitest/vitest.mjs";
  const report = join(scratch, "node_modules", "report.json");
  const only = ["--project", "unit", "--reporter", "json", "--outputFile", report, "-t", ID];
  run(process.execPath, vitest, "run", ...only, ...files);
  const { testResults }: TestReport = JSON.parse(readFileSync(report, "utf8"));
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  return results.filter(({ status }) => status === "passed").map(({ fullName }) => fullName);
}

test(
  "a new rule is one folder: its cases, its planted fault and its fix work, and nothing else is touched",
  { timeout: 180_000 },
  () => {
    copyRepository();
    run(process.execPath, "scripts/tasks/main.ts", "new:rule", `content/body/${ID}`);
    run(process.execPath, "scripts/tasks/make-registry.ts");
    expect(passingTests()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(`${ID} passing case 1$`),
        expect.stringMatching(`${ID} failing case 1$`),
        `the code for ${ID} ends failing case 1 when it is pasted`,
      ]),
    );
    const planted = run(process.execPath, "packages/auditor/src/testing/planted/main.ts", ID);
    expect(planted).toContain("planted: agree 1 of 1");
    const status = run("git", "status", "--porcelain", "--untracked-files=all").trimEnd().split("\n");
    expect(status.filter((line) => !line.startsWith("A  ")).toSorted()).toEqual(
      ["cases", "planted", "rule", "words.en"].map((name) => `?? ${FOLDER}/${name}.ts`),
    );
  },
);
