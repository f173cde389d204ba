import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";
import { engineVersion, findBrowser, openAudit } from "@audit/engine";
import { EXIT } from "../exit-codes.ts";
import { paint, print } from "../output.ts";
import type { Arguments, Written } from "../read-arguments.ts";
import { redactor } from "../redact.ts";
import { makeRequest } from "../settings/make-request.ts";
import { readSettings } from "../settings/read-settings.ts";

interface Check {
  readonly name: string;
  readonly state: "fine" | "note" | "wrong";
  readonly says: string;
}

export const NEEDED_NODE = 24;
/** An audit of 500 pages stays below it; see docs/performance.md. */
const NEEDED_MEMORY = 400_000_000;

/** Checks machine, settings and, if one is given, whether a site can be read. @returns the exit status */
export async function doctor({ values, positionals }: Arguments): Promise<number> {
  const checks = [node(), memory(), temporaryFolder(), browser(), await settingsFile(values)];
  const [url] = positionals;
  if (url !== undefined) checks.push(await site(url, values));
  const signs = { fine: paint("green", "✓"), note: paint("yellow", "!"), wrong: paint("red", "✗") };
  const lines = checks.map(({ name, state, says }) => `${signs[state]} ${name.padEnd(10)} ${says}`);
  await print([[`seo-audit ${engineVersion}`, ...lines, ""].join("\n")]);
  return checks.some(({ state }) => state === "wrong") ? EXIT.failed : EXIT.done;
}

function node(): Check {
  const fine = Number.parseInt(process.versions.node, 10) >= NEEDED_NODE;
  const says = `Node ${process.versions.node} on ${process.platform} ${process.arch}`;
  return {
    name: "Node",
    state: fine ? "fine" : "wrong",
    says: fine ? says : `${says}; ${NEEDED_NODE} or later is needed`,
  };
}

function memory(): Check {
  const free = process.availableMemory();
  const says = `${Math.round(free / 1e6)} MB to be had, ${Math.round(freemem() / 1e6)} MB of them unused`;
  return { name: "Memory", state: free >= NEEDED_MEMORY ? "fine" : "note", says };
}

function temporaryFolder(): Check {
  try {
    const folder = mkdtempSync(join(tmpdir(), "seo-audit-doctor-"));
    writeFileSync(join(folder, "probe"), "");
    rmSync(folder, { recursive: true });
    return { name: "Files", state: "fine", says: `${tmpdir()} can be written` };
  } catch (error) {
    return { name: "Files", state: "wrong", says: (error as Error).message };
  }
}

const AS_ROOT =
  "root gives its rights away to start it, so this package must lie where every user may read, or CHROMIUM_SANDBOX=off be set";
const isRoot = (): boolean => process.getuid?.() === 0 && process.env["CHROMIUM_SANDBOX"] !== "off";

function browser(): Check {
  const found = findBrowser();
  return found === null
    ? { name: "Chromium", state: "note", says: "none found, so --render sees nothing; CHROMIUM_PATH may name one" }
    : isRoot()
      ? { name: "Chromium", state: "note", says: `${found}; ${AS_ROOT}` }
      : { name: "Chromium", state: "fine", says: found };
}

async function settingsFile({ config }: Written): Promise<Check> {
  try {
    const count = Object.keys(await readSettings(config)).length;
    return { name: "Settings", state: "fine", says: count === 0 ? "no settings file" : `${count} settings read` };
  } catch (error) {
    return { name: "Settings", state: "wrong", says: (error as Error).message };
  }
}

/** One page is read, as an audit begins. */
async function site(url: string, values: Written): Promise<Check> {
  try {
    const settings = await readSettings(values.config).catch(() => ({}));
    const { audit: request, secrets } = await makeRequest(
      url,
      { ...values, "max-pages": "1", rules: "none" },
      settings,
    );
    const audit = openAudit(request);
    try {
      await audit.crawl();
      const { finalUrl, warnings } = await audit.judge();
      const says = redactor(secrets)([`${finalUrl} can be read`, ...warnings].join("; "));
      return { name: "Site", state: "fine", says };
    } finally {
      await audit.close();
    }
  } catch (error) {
    return { name: "Site", state: "wrong", says: (error as Error).message };
  }
}
