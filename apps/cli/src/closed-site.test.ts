import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AuditJson } from "@audit/engine";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startClosedSite, type ClosedSite } from "./testing/closed-site.ts";
import { runHere } from "./testing/run-here.ts";

const PASSWORD = "s3cret-of-the-owner";
const BASIC = Buffer.from(`me:${PASSWORD}`).toString("base64");

describe("a site behind a login", () => {
  let site: ClosedSite;
  let folder: string;
  beforeAll(async () => {
    site = await startClosedSite(`Basic ${BASIC}`);
    folder = mkdtempSync(join(tmpdir(), "audit-closed-"));
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await site.close();
  });
  const local = (): string[] => ["--rate", "0", "--allow-host", site.host, "--allow-host", site.otherHost];

  test("opens to what its owner gives, and no output in any format tells it", async () => {
    const files = ["json", "markdown", "html", "csv", "sarif", "junit"].flatMap((format) => [
      "--write",
      `${format}=${join(folder, `audit.${format}`)}`,
    ]);
    const kept = [
      "--out",
      join(folder, "report"),
      "--log",
      join(folder, "log"),
      "--write-baseline",
      join(folder, "base"),
    ];
    process.env["TEST_COOKIE"] = "cookie-of-the-owner";
    const opened = ["--basic", `me:${PASSWORD}`, "--cookie", "session=${TEST_COOKIE}"];
    const { code, out, err } = await runHere(site.url, ...local(), ...opened, ...files, ...kept);
    expect(code).toBe(0);
    const audit = JSON.parse(readFileSync(join(folder, "audit.json"), "utf8")) as AuditJson;
    expect(audit.coverage.pages).toBe(4);
    const written = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"));
    expect(written.length).toBeGreaterThan(10);
    // The pages print both, so the report would too.
    expect(written.join("")).toContain("[hidden]");
    for (const text of [out, err, ...written])
      for (const secret of [PASSWORD, BASIC, "cookie-of-the-owner"]) expect(text).not.toContain(secret);
  });

  test("is the only one that is sent it", () => {
    expect(site.asked.own.filter(({ authorization }) => authorization === `Basic ${BASIC}`).length).toBeGreaterThan(4);
    expect(site.asked.other.map(({ authorization, cookie }) => [authorization, cookie])).toEqual(
      site.asked.other.map(() => [undefined, undefined]),
    );
  });

  test("is read as a list, a sitemap, an include or an exclude names it", async () => {
    const login = site.url.replace("http://", `http://me:${PASSWORD}@`);
    const json = join(folder, "part.json");
    const pathsRead = async (...more: string[]): Promise<string[]> => {
      const { code, err } = await runHere(login, ...local(), "--rules", "none", "--json", json, ...more);
      expect({ code, err: code === 0 ? "" : err }).toEqual({ code: 0, err: "" });
      const { pages } = JSON.parse(readFileSync(json, "utf8")) as AuditJson;
      return pages
        .filter(({ status }) => status === 200)
        .map(({ url }) => new URL(url).pathname)
        .toSorted();
    };
    const list = join(folder, "list.csv");
    writeFileSync(list, `Address,Clicks\n${site.url}a,12\n/private/c,3\n`);
    expect(await pathsRead("--urls", list)).toEqual(["/", "/a", "/private/c"]);
    expect(await pathsRead("--sitemap", "/sitemap.xml")).toEqual(["/", "/b"]);
    expect(await pathsRead("--exclude", "/private")).toEqual(["/", "/a", "/b"]);
    expect(await pathsRead("--include", "/private")).toEqual(["/", "/private/c"]);
  });

  test("names the variable, header or cookie at fault, never a value", async () => {
    const sentence = async (...more: string[]): Promise<string> => (await runHere(site.url, ...more)).err;
    expect(await sentence("--header", "Authorization: Bearer ${NO_SUCH}")).toContain("${NO_SUCH}, which is not set");
    expect(await sentence("--header", `X-Key: ${PASSWORD}\n`, "--cookie", `a b=${PASSWORD}`)).not.toContain(PASSWORD);
    expect(await sentence("--header", `Host: ${PASSWORD}`)).toBe('The header "Host" can\'t be sent.\n');
    expect(await sentence("--sitemap", "https://other.example/sitemap.xml")).toMatch(/other\.example/);
  });
});
