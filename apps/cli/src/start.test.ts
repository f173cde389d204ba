import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AuditJson } from "@audit/engine";
import { startFixtureShop, type FixtureShop } from "@audit/testkit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { commands, optionsOf, type CommandName } from "./options.ts";
import { runHere } from "./testing/run-here.ts";
import { sarifCheck } from "./testing/sarif-check.ts";

describe("what can't be understood or had", () => {
  test.each([
    ["no address", [], "No address given."],
    ["two addresses", ["https://a.example", "https://b.example"], "One address at a time"],
    ["an unknown option", ["https://a.example", "--deep"], "--deep"],
    ["an option of another command", ["compare", "a", "b", "--rate", "1"], "--rate"],
    ["a number that is none", ["https://a.example", "--max-pages", "many"], "--max-pages takes a whole number"],
    ["a rate below nothing", ["https://a.example", "--rate=-1"], "--rate takes requests per second"],
    ["a host without port", ["https://a.example", "--allow-host", "localhost"], "--allow-host takes host:port"],
    ["a business we don't know", ["https://a.example", "--business", "circus"], "--business takes one of online-shop"],
    ["a currency that is none", ["https://a.example", "--currency", "EUR,euros"], 'such as EUR, not "euros"'],
    ["a language that is none", ["https://a.example", "--language", "g?"], "--language takes codes"],
    ["what is no address", ["not an address"], "is not a web address"],
    ["a private address", ["http://192.168.1.1/"], "not a public"],
    ["a rule that doesn't exist", ["https://a.example.com", "--rules", "title-missing,no-such"], 'called "no-such"'],
    ["no pause on a public site", ["https://a.example.com", "--rate", "0"], "allowed by name"],
    ["an unknown format", ["https://a.example", "--format", "pdf"], "--format takes terminal, json"],
    ["an unknown condition", ["https://a.example", "--fail-on", "hi"], 'not "hi"'],
    ["new without a baseline", ["https://a.example", "--fail-on", "new"], "needs --baseline"],
    ["a file that is no audit", ["plan", "package.json"], "is no audit of this program"],
    ["a settings file that is not there", ["https://a.example", "--config", "no.json"], "no settings file no.json"],
    ["a shell we don't know", ["completion", "tcsh"], "bash, zsh or fish"],
  ])("ends with status 2 and one plain sentence for %s", async (_, args, sentence) => {
    const { code, out, err } = await runHere(...args);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toContain(sentence);
    expect(err).not.toContain("    at ");
  });

  test.each(["--help", "plan --help", "completion bash", "completion zsh", "completion fish"])("%s", async (line) => {
    const { code, out } = await runHere(...line.split(" "));
    expect(code).toBe(0);
    const all = Object.keys(commands) as CommandName[];
    const names = line.startsWith("completion")
      ? all
      : [line.startsWith("plan") ? ("plan" as const) : ("audit" as const)];
    for (const name of names) for (const option of optionsOf(name)) expect(out).toContain(option.name);
  });
});

describe("an audit in a pipeline", () => {
  let shop: FixtureShop;
  let folder: string;
  let local: string[];
  const file = (name: string): string => join(folder, name);
  const read = (name: string): AuditJson => JSON.parse(readFileSync(file(name), "utf8")) as AuditJson;
  beforeAll(async () => {
    shop = await startFixtureShop();
    folder = mkdtempSync(join(tmpdir(), "audit-start-"));
    local = ["--rate", "0", "--allow-host", shop.host, "--quiet"];
    const kept = ["--json", file("audit.json"), "--write-baseline", file("base.json")];
    await runHere(shop.url, ...local, ...kept, "--write", `sarif=${file("whole.sarif")}`);
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await shop.close();
  });

  test("tells what is new since a baseline, and fails on that alone", async () => {
    const known = JSON.parse(readFileSync(file("base.json"), "utf8")) as { faults: Record<string, string[]> };
    const [rule = "", places = []] = Object.entries(known.faults).find(([, all]) => all.length > 1) ?? [];
    const gone = { ...known.faults, [rule]: places.slice(1) };
    writeFileSync(file("fewer.json"), JSON.stringify({ ...known, faults: gone }));
    const same = await runHere(shop.url, ...local, "--baseline", file("base.json"), "--fail-on", "new");
    expect([same.code, same.out]).toEqual([0, expect.stringContaining("Nothing is new")]);
    const written = ["--write", `sarif=${file("new.sarif")}`];
    const sinceFewer = ["--baseline", file("fewer.json"), "--only-new", "--format", "csv", ...written];
    const { code, out, err } = await runHere(shop.url, ...local, ...sinceFewer, "--fail-on", "new,score<1");
    expect([code, err]).toEqual([1, expect.stringContaining("new: 1 new fault")]);
    expect(out.trimEnd().split("\r\n").slice(1)).toEqual([expect.stringMatching(new RegExp(`^${rule},.*,yes$`))]);
  });

  test("writes SARIF that OASIS's own schema takes, with or without a baseline", () => {
    const isSarif = sarifCheck();
    for (const name of ["whole.sarif", "new.sarif"]) {
      const sarif = JSON.parse(readFileSync(file(name), "utf8")) as { runs: { results: unknown[] }[] };
      isSarif(sarif);
      expect([name, isSarif.errors ?? []]).toEqual([name, []]);
      expect(sarif.runs[0]?.results.length).toBeGreaterThan(0);
    }
    expect(isSarif({ version: "2.1.0", runs: [{ tool: {} }] })).toBe(false);
  });

  test("takes its settings from a file, and conditions from there too", async () => {
    const settings = { url: shop.url, allowHosts: [shop.host], rate: 0, maxPages: 3, failOn: ["low"] };
    writeFileSync(file("audit.config.ts"), `export default ${JSON.stringify(settings)} as const;\n`);
    const { code, out } = await runHere("--config", file("audit.config.ts"), "--quiet", "--format", "json");
    const { coverage } = JSON.parse(out) as AuditJson;
    expect([code, coverage.pages]).toEqual([1, 3]);
    writeFileSync(file("wrong.json"), JSON.stringify({ maxPages: 0, urk: 1 }));
    const wrong = await runHere("--config", file("wrong.json"));
    expect([wrong.code, wrong.err]).toEqual([2, expect.stringMatching(/maxPages: .*\n.*"urk"/)]);
  });

  test("weighs the plan by a table of visits or clicks, and says where the weight comes from", async () => {
    const { pages } = read("audit.json");
    const rows = pages.map(({ url }, at) => `${new URL(url).pathname},${at === 5 ? 5_000 : 1}`);
    writeFileSync(file("visits.csv"), `Landing page,Sessions\n${rows.join("\n")}\n`);
    const days = ["--traffic-days", "2026-08-01..2026-10-31"];
    const table = ["--traffic", file("visits.csv"), ...days, "--format", "json"];
    const { actions } = JSON.parse((await runHere(shop.url, ...local, ...table)).out) as AuditJson;
    const worth = actions.flatMap(({ ranking }) => ranking.filter(({ factor }) => factor === "page worth"));
    const before = read("audit.json").actions.flatMap(({ ranking }) =>
      ranking.filter(({ factor }) => factor === "page worth"),
    );
    expect(worth.some(({ words }) => words.endsWith("by their visits, by the table that its owner brought"))).toBe(
      true,
    );
    expect(worth.map(({ value }) => value)).not.toEqual(before.map(({ value }) => value));
    // Visits are no clicks of searchers.
    expect(actions.some((action) => JSON.stringify(action).includes("clicks in Google Search"))).toBe(false);
    const wrong = await runHere(shop.url, ...local, "--traffic", file("visits.csv"));
    expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining("Say which days the table covers")]);
  });

  test("verifies tasks: open ones are told, by number or fingerprint", async () => {
    const [first] = read("audit.json").actions.filter(({ type }) => type === "fault");
    const { code, out } = await runHere("verify", file("audit.json"), ...local, "--task", first?.fingerprint ?? "");
    expect(code).toBe(1);
    expect(out).toContain(`✗ open      1. ${first?.title}`);
  });

  test("shows the plan, one task, what two audits differ in, a rule", async () => {
    const plan = await runHere("plan", file("audit.json"), "--impact", "high", "--top", "2", "--format", "json");
    const impacts = (JSON.parse(plan.out) as { impact: string }[]).map(({ impact }) => impact);
    expect(impacts).toEqual(["high", "high"]);
    expect((await runHere("plan", file("audit.json"), "--task", "1")).out).toContain("How to check:");
    const before = read("audit.json");
    const [kept] = before.findings.filter(({ verdict }) => verdict === "fail");
    const after = {
      ...before,
      findings: before.findings.filter((one) => one === kept),
      passed: before.findings.map(({ rule }) => rule),
    };
    writeFileSync(file("after.json"), JSON.stringify(after));
    const { out } = await runHere("compare", file("audit.json"), file("after.json"), "--format", "json");
    const compared = JSON.parse(out) as { appeared: unknown[]; gone: { rule: string }[] };
    expect(compared.appeared).toEqual([]);
    expect(compared.gone.map(({ rule }) => rule)).toContain("h1-multiple");
    expect((await runHere("rules", "title-missing")).out).toMatch(/^# .*title/i);
  });
});
