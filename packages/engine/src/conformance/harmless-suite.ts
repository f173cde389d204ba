import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { AuditJson } from "../audit-json.ts";
import { applyPatches } from "./fix-lab/apply-patches.ts";
import { startChangedSite } from "./fix-lab/changed-site.ts";
import { NO_CHANGES } from "./fix-lab/site-changes.ts";
import { patchHarms, siteHarms, type Claim } from "./harm-checks.ts";
import { entryOf, readTruth } from "./labelled-sites.ts";
import { readPage } from "./read-page.ts";
import { auditWhole } from "./audit-whole.ts";
import { startSiteServer } from "./site-server.ts";
import type { Tally } from "./tally.ts";

/** Audits each site-* folder, applies all patches of its plan at once, and holds that none of them did any harm. */
export async function runHarmless(folder: string, tally: Tally): Promise<void> {
  const sites = readdirSync(folder).filter(
    (name) => name.startsWith("site-") && existsSync(join(folder, name, "docroot")),
  );
  for (const name of sites.toSorted()) await runSite(folder, name, tally);
}

async function runSite(folder: string, name: string, tally: Tally): Promise<void> {
  const server = await startSiteServer(join(folder, "serve.mjs"), join(folder, name));
  const site = await startChangedSite(server.url);
  try {
    const entry = entryOf(join(folder, name), server.url, readTruth(join(folder, name)));
    const start = new URL(new URL(entry).pathname, site.origin).href;
    const before = await auditWhole(start);
    const patches = before.actions.flatMap((action) => action.patches);
    if (patches.length === 0) return tally.leaveOut("sites whose plan has no patches");
    const text = (path: string): Promise<string> => fetch(new URL(path, site.origin)).then((reply) => reply.text());
    const texts = await textsOf([...new Set(patches.flatMap(({ at, url }) => (at === "page" ? [url] : [])))]);
    const robots = await text("/robots.txt");
    site.change(applyPatches(patches));
    const after = await auditWhole(start);
    const applied = { before, after, robots: { before: robots, after: await text("/robots.txt") } };
    site.change(NO_CHANGES);
    const harms = patchHarms(before, (url) => texts.get(url) ?? "");
    for (const patch of patches) {
      const own = harms.filter((harm) => harm.patch === patch);
      tally.hold(`${name} ${patch.op}`, [], notExcused(own, tally), patch.url);
    }
    tally.hold(`${name} as a whole`, [], notExcused(siteHarms(applied), tally), `${patches.length} patches`);
    tellShare(name, before);
  } finally {
    await site.stop();
    await server.stop();
  }
}

/** What is harm indeed; the rest is counted with its reason. */
function notExcused(claims: readonly Claim[], tally: Tally): string[] {
  for (const { exception } of claims) if (exception !== undefined) tally.leaveOut(exception);
  return claims.flatMap(({ why, exception }) => (exception === undefined ? [why] : []));
}

function tellShare(name: string, { actions }: AuditJson): void {
  const mechanical = actions.filter(({ patches }) => patches.length > 0).length;
  console.log(`${name}: ${mechanical} of ${actions.length} actions have patches`);
}

/** All words of pages as they are served, by address. */
async function textsOf(urls: readonly string[]): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const url of urls) {
    const source = await fetch(url).then((reply) => reply.text());
    const { head, headings, text } = readPage(source, { url });
    const parts = [...head.titles, ...head.descriptions, ...headings.map((one) => one.text), ...text.paragraphs];
    texts.set(url, [...parts, text.main, source, url].join(" "));
  }
  return texts;
}
