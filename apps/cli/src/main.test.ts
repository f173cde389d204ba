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
  let plain: Ended;
  let timesRead: number;
  const readsOfSoap = (): number => shop.requests.filter((path) => path === "/products/shaving-soap").length;
  const auditIn = (name: string): AuditJson => JSON.parse(readFileSync(join(folder, name), "utf8")) as AuditJson;
  /** An audit of the shop that writes what it found into a file of the folder. */
  const auditTo = (name: string, ...more: string[]): Promise<Ended> =>
    audit(shop.url, "--rate", "0", "--allow-host", shop.host, "--json", join(folder, name), ...more);
  beforeAll(async () => {
    shop = await startFixtureShop();
    folder = mkdtempSync(join(tmpdir(), "audit-cli-"));
    plain = await auditTo("audit.json", "--out", join(folder, "report"), "--log", join(folder, "audit.log"));
    timesRead = readsOfSoap();
  }, 60_000);
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await shop.close();
  });

  test("audits a site, shows scores and the first actions, and writes the files asked for", () => {
    const { code, out, err } = plain;
    expect(code).toBe(0);
    expect(out).toMatch(/Health +\d+/);
    expect(out).toContain("  1. ");
    expect(err).toContain("Reading ");
    const written = auditIn("audit.json");
    const logged = readFileSync(join(folder, "audit.log"), "utf8")
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as LogLine);
    expect(logged[0]).toMatchObject({ level: "info", host: shop.host, reason: "reading the site begins" });
    expect(logged.at(-1)).toMatchObject({ stage: "plan", reason: "planning ended" });
    expect(written.schema).toBe(1);
    expect(written.site.finalUrl).toBe(shop.url);
    const reports = Object.keys(written.report);
    expect(readdirSync(join(folder, "report")).toSorted()).toEqual(["changes.csv", ...reports].toSorted());
  });

  test("judges by the rules asked for alone", async () => {
    await auditTo("few.json", "--rules", "title-missing,h1-missing");
    const { findings, passed, notApplicable } = auditIn("few.json");
    const judged = [...findings.map(({ rule }) => rule), ...passed, ...notApplicable];
    expect(judged.toSorted()).toEqual(["h1-missing", "title-missing"]);
    expect((await auditTo("few.json", "--rules", "none")).code).toBe(0);
    expect(auditIn("few.json").findings).toEqual([]);
  });

  test("says what it takes the site for, and judges by what its owner says instead", async () => {
    expect(plain.out).toMatch(/We take this for an online shop in English, prices in EUR, because /);
    expect(plain.out).toContain("If not: --business");
    const before = auditIn("audit.json");
    expect(before.site.profile).toMatchObject({ business: "online-shop", correctedBy: null });
    const corrections = ["--business", "documentation", "--currency", "rsd", "--language", "sr"];
    const corrected = await auditTo("corrected.json", ...corrections);
    expect(corrected.out).toContain("You told us that this is documentation in Serbian, prices in RSD.");
    const after = auditIn("corrected.json");
    expect(after.site.profile).toMatchObject({ business: "documentation", currencies: ["RSD"], correctedBy: "owner" });
    expect(after.notApplicable.length).toBeGreaterThan(before.notApplicable.length);
  });

  test("looks again at a host that is allowed by name only when told to", async () => {
    expect(timesRead).toBe(1);
    expect((await auditTo("again.json", "--look-again")).code).toBe(0);
    expect(auditIn("again.json").notApplicable.length).toBeLessThan(auditIn("audit.json").notApplicable.length);
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
