import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { judgeAdvisories } from "./advisories.ts";
import { readLockedPackages } from "./lock-packages.ts";
import { licencesText } from "./licences.ts";

test("the list of licences is what the lock file holds, and every package names one", () => {
  const packages = readLockedPackages();
  expect(packages.length).toBeGreaterThan(100);
  expect(packages.filter(({ licence }) => licence === "unknown")).toEqual([]);
  expect(readFileSync("docs/licences.md", "utf8")).toBe(licencesText(packages));
});

test("no package runs a program of its own while it is installed", () => {
  expect(readFileSync(".npmrc", "utf8")).toMatch(/^ignore-scripts=true$/m);
});

test("grave advisories fail, lesser ones don't, and no answer is left out by name", () => {
  const found = (severity: string) => JSON.stringify({ vulnerabilities: { x: { severity } } });
  expect(judgeAdvisories(found("high"))).toEqual({ line: "advisories: x (high)", failed: true });
  expect(judgeAdvisories(found("low")).failed).toBe(false);
  const refused = JSON.stringify({ error: { code: "ENOAUDIT", summary: "not here" } });
  for (const answer of ["", "<html>", refused]) {
    expect(judgeAdvisories(answer)).toEqual({ line: expect.stringContaining("advisories: skipped"), failed: false });
  }
});
