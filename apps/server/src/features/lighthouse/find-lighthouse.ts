import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { findBrowser } from "@audit/engine/process";

/** Where the first start with LIGHTHOUSE=on installs it. */
export const LIGHTHOUSE_FOLDER = join(import.meta.dirname, "../../../../../runtime/lighthouse");

export type FoundLighthouse =
  | { readonly lighthouse: string; readonly browser: string }
  /** Why nothing can be measured here, in a sentence. */
  | { readonly missing: string };

/** Looks for a whole installation, of the very lock that stands there, and for a browser. */
export async function findLighthouse(folder: string, browser = findBrowser()): Promise<FoundLighthouse> {
  if (!(await isWhole(folder))) return { missing: "Lighthouse is not installed on this server." };
  if (browser === null) return { missing: "This server has no Chromium that Lighthouse could run in." };
  return { lighthouse: join(folder, "node_modules/lighthouse/core/index.js"), browser };
}

/** The stamp is written by scripts/run.mjs when an installation has come to its end. */
async function isWhole(folder: string): Promise<boolean> {
  try {
    const lock = await readFile(join(folder, "package-lock.json"));
    const stamp = await readFile(join(folder, "node_modules/.installed"), "utf8");
    return stamp === createHash("sha256").update(lock).digest("hex");
  } catch {
    return false;
  }
}
