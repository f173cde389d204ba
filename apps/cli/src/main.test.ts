import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AuditJson, LogLine } from "@audit/engine";
import { startFixtureShop, type FixtureShop } from "@audit/testkit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

interface Ended {
  code: number;
  out: string;
  err: string;
}

const root = join(import.meta.dirname, "../../..");

/** Runs the terminal command as a person does: built into one file when its sources are newer. */
function audit(...args: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(process.execPath, ["scripts/tasks/main.ts", "audit", ...args], { cwd: root }, (error, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, out, err });
    });
  });
}

// The first run builds the command.
describe("the terminal command", { timeout: 60_000 }, () => {
  let shop: FixtureShop;
  let folder: string;
  beforeAll(async () => {
    shop = await startFixtureShop();
    folder = mkdtempSync(join(tmpdir(), "audit-cli-"));
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await shop.close();
  });

  test("audits a site, shows scores and the first actions, and writes the files asked for", async () => {
    const json = join(folder, "audit.json");
    const report = join(folder, "report");
    const log = join(folder, "audit.log");
    const args = [shop.url, "--rate", "0", "--allow-host", shop.host, "--json", json, "--out", report, "--log", log];
    const { code, out, err } = await audit(...args);
    expect(code).toBe(0);
    expect(out).toMatch(/Health +\d+/);
    expect(out).toContain("  1. ");
    expect(err).toContain("Reading ");
    const written = JSON.parse(readFileSync(json, "utf8")) as AuditJson;
    const logged = readFileSync(log, "utf8")
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as LogLine);
    expect(logged[0]).toMatchObject({ level: "info", host: shop.host, reason: "reading the site begins" });
    expect(logged.at(-1)).toMatchObject({ stage: "plan", reason: "planning ended" });
    expect(written.schema).toBe(1);
    expect(written.site.finalUrl).toBe(shop.url);
    const reports = Object.keys(written.report);
    expect(readdirSync(report).toSorted()).toEqual(["changes.csv", ...reports].toSorted());
  });

  test("judges by the rules asked for alone", async () => {
    const json = join(folder, "few.json");
    const local = [shop.url, "--rate", "0", "--allow-host", shop.host, "--json", json];
    await audit(...local, "--rules", "title-missing,h1-missing");
    const { findings, passed, notApplicable } = JSON.parse(readFileSync(json, "utf8")) as AuditJson;
    const judged = [...findings.map(({ rule }) => rule), ...passed, ...notApplicable];
    expect(judged.toSorted()).toEqual(["h1-missing", "title-missing"]);
    expect((await audit(...local, "--rules", "none")).code).toBe(0);
    expect((JSON.parse(readFileSync(json, "utf8")) as AuditJson).findings).toEqual([]);
  });

  test("says what it takes the site for, and judges by what its owner says instead", async () => {
    const json = join(folder, "corrected.json");
    const local = [shop.url, "--rate", "0", "--allow-host", shop.host, "--json", json];
    const read = await audit(...local);
    expect(read.out).toMatch(/We take this for an online shop in English, prices in EUR, because /);
    expect(read.out).toContain("If not: --business");
    const before = JSON.parse(readFileSync(json, "utf8")) as AuditJson;
    expect(before.site.profile).toMatchObject({ business: "online-shop", correctedBy: null });
    const corrected = await audit(...local, "--business", "documentation", "--currency", "rsd", "--language", "sr");
    expect(corrected.out).toContain("You told us that this is documentation in Serbian, prices in RSD.");
    const after = JSON.parse(readFileSync(json, "utf8")) as AuditJson;
    expect(after.site.profile).toMatchObject({ business: "documentation", currencies: ["RSD"], correctedBy: "owner" });
    expect(after.notApplicable.length).toBeGreaterThan(before.notApplicable.length);
  });

  test("looks again at a host that is allowed by name only when told to", async () => {
    const json = join(folder, "again.json");
    const local = [shop.url, "--rate", "0", "--allow-host", shop.host, "--json", json];
    const timesRead = async (...more: string[]): Promise<{ times: number; silent: readonly string[] }> => {
      const before = shop.requests.length;
      expect((await audit(...local, ...more)).code).toBe(0);
      const times = shop.requests.slice(before).filter((path) => path === "/products/shaving-soap").length;
      return { times, silent: (JSON.parse(readFileSync(json, "utf8")) as AuditJson).notApplicable };
    };
    const [once, again] = [await timesRead(), await timesRead("--look-again")];
    expect(once.times).toBe(1);
    expect(again.silent.length).toBeLessThan(once.silent.length);
  });

  test("says why one page failed or passed each rule, alone or as part of its site", async () => {
    const local = ["--rate", "0", "--allow-host", shop.host, "--quiet"];
    const page = new URL("/products/shaving-soap", shop.url).href;
    const alone = await audit("--explain", page, ...local);
    expect(alone.code).toBe(0);
    expect(alone.out).toContain(`\n${page}\nproduct page, status 200, HTML, indexable\n`);
    expect(alone.out).toMatch(/know the 1 page that was read/);
    const [, failed = "", passed = "", rest = ""] = alone.out.split(/\n(?:Failed|Passed|Not applicable) \(\d+\)\n/);
    expect(failed).toMatch(/ {2}h1-multiple: .+\n {4}among .+\n {4}weighs .+\n {4}at .+\n {4}saw \{"count":2.+\}\n/);
    expect(passed).toMatch(/ {2}title-missing\n {4}looked at head\.titles/);
    expect(rest).toMatch(/The page is not one of the .+\(\d+\)\n {4}\w/);
    const within = await audit(shop.url, "--explain", page, ...local);
    expect(within.out).toMatch(/know the 21 pages that were read/);
    const never = await audit(shop.url, "--explain", new URL("/nowhere", shop.url).href, ...local);
    expect([never.code, never.err]).toEqual([2, expect.stringContaining("was not read")]);
  });
});
