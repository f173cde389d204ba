import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { ActionJson, AuditJson } from "../audit-json.ts";
import { applyPatches } from "./fix-lab/apply-patches.ts";
import { startChangedSite, type ChangedSite } from "./fix-lab/changed-site.ts";
import { fixFamilyOf, type FixFamily } from "./fix-lab/fix-family.ts";
import { allFaults, isOpenAction, newFaults } from "./fix-lab/new-faults.ts";
import { isBrief, NotMechanical, pathOf, readFix } from "./fix-lab/read-fix.ts";
import { NO_CHANGES, type SiteChanges } from "./fix-lab/site-changes.ts";
import { auditWhole } from "./audit-whole.ts";
import { startSiteServer } from "./site-server.ts";
import type { Tally } from "./tally.ts";
import { ownShops } from "./testing/own-shop.ts";

/**
 * Applies each mechanical fix of our own shops and of each site-* folder alone, audits again, and holds: that fault
 * is gone, none is new.
 */
export async function runFixes(folder: string, tally: Tally): Promise<void> {
  for (const [name, start] of Object.entries(ownShops)) await runSite(name, await start(), tally);
  const sites = readdirSync(folder).filter(
    (name) => name.startsWith("site-") && existsSync(join(folder, name, "docroot")),
  );
  for (const name of sites.toSorted()) {
    await runSite(name, await startSiteServer(join(folder, "serve.mjs"), join(folder, name)), tally);
  }
}

/** Holds the fixes of one site, which it stops in the end. */
export async function runSite(
  name: string,
  server: Awaited<ReturnType<typeof startSiteServer>>,
  tally: Tally,
  { mostPerFamily = Infinity, only = /./ }: TrialLimits = {},
): Promise<void> {
  const tried = new Map<FixFamily, number>();
  const mayTry = (family: FixFamily): boolean => {
    const before = tried.get(family) ?? 0;
    tried.set(family, before + 1);
    return before < mostPerFamily;
  };
  const site = await startChangedSite(server.url);
  const start = new URL(new URL(server.url).pathname, site.origin).href;
  try {
    const before = await auditWhole(start);
    const ofSite = new Set<string>();
    for (const action of before.actions.filter(({ rule }) => only.test(rule)))
      await tryFix({ name, start, site, before, ofSite, action, mayTry }, tally);
    if (only.test(AT_ONCE)) await tryAllAtOnce({ name, start, site, before, ofSite }, tally);
  } finally {
    await site.stop();
    await server.stop();
  }
}

/** What of a plan is tried. */
interface TrialLimits {
  /** First fixes of each family. */
  readonly mostPerFamily?: number;
  /** Rules whose fixes are tried. */
  readonly only?: RegExp;
}

const AT_ONCE = "at once";

interface Trial {
  readonly name: string;
  readonly start: string;
  readonly site: ChangedSite;
  readonly before: AuditJson;
  /** Faults that further audits of the unchanged site found. */
  readonly ofSite: Set<string>;
  readonly action: ActionJson;
  mayTry(family: FixFamily): boolean;
}

async function tryFix({ name, start, site, before, ofSite, action, mayTry }: Trial, tally: Tally): Promise<void> {
  const changes = changesOf(action, before.site.finalUrl);
  if (changes instanceof NotMechanical) return tally.leaveOut(changes.message);
  if (!mayTry(fixFamilyOf(changes, action.implementation ?? ""))) return;
  site.change(changes);
  const after = await auditWhole(start);
  site.change(NO_CHANGES);
  const added = await notOfSite(newFaults({ before, after, actions: [action] }), start, ofSite);
  const touched = touchedBy(action, changes);
  const left = isOpenAction(action) ? [] : faultsOf(after, ruleOf(action, changes)).filter((url) => touched(url));
  tally.hold(`${name} ${action.rule}`, NOTHING, { left, new: added }, action.template);
}

/** So often the unchanged site is audited again for what a fix seems to have brought. */
const MOST_AGAIN = 3;

/** Without what audits of the unchanged site find as well, some of whose pictures alone are asked for. */
async function notOfSite(faults: readonly string[], start: string, ofSite: Set<string>): Promise<string[]> {
  for (let again = 0; again < MOST_AGAIN && faults.some((fault) => !ofSite.has(fault)); again++)
    for (const fault of allFaults(await auditWhole(start))) ofSite.add(fault);
  return faults.filter((fault) => !ofSite.has(fault));
}

/** All patches of a plan at once: what they mend completely is gone, nothing is new. */
async function tryAllAtOnce(
  { name, start, site, before, ofSite }: Pick<Trial, "name" | "start" | "site" | "before" | "ofSite">,
  tally: Tally,
): Promise<void> {
  const patches = before.actions.flatMap((action) => action.patches);
  site.change(applyPatches(patches));
  const after = await auditWhole(start);
  site.change(NO_CHANGES);
  for (const action of before.actions.filter(isWhole)) {
    const places = new Set(action.patches.flatMap((patch) => [patch.url, patch.before, patch.after]));
    const about = new Set(action.affected.urls.filter((url) => places.has(url)));
    const left = faultsOf(after, action.rule).filter((url) => about.has(url));
    tally.hold(`${name} at once ${action.rule}`, NOTHING, { left, new: [] }, action.template);
  }
  const added = await notOfSite(newFaults({ before, after, actions: before.actions }), start, ofSite);
  tally.hold(`${name} at once`, NOTHING, { left: [], new: added }, "new faults");
}

/** Whether the patches are all that there is to do on the pages that they speak of. */
const isWhole = ({ patches, implementation }: ActionJson): boolean =>
  patches.length > 0 &&
  !/^<\?xml|<!-- to write: |decide yourself|only you know it|stands in the task “|<!-- and \d+ more|\[fill in:|# (decide yourself|no page)|<(p|ul|table|nav|a|h2)\b|<!-- (take|and remove|in the tag|add |save )|-> remove/.test(
    implementation ?? "",
  );

function changesOf(action: ActionJson, home: string): SiteChanges | NotMechanical {
  const isElsewhere = action.patches.length === 0 && action.implementation?.includes("stands in the task “") === true;
  if (isBrief(action.implementation ?? "")) return new NotMechanical("a text to write or a choice to make");
  if (isElsewhere) return new NotMechanical("part of another task's code");
  // Words say which attribute of a tag to change, for the tag as it stands is not printed; a long list is data, too.
  const isData =
    /<!-- in the (tag|page's JSON-LD)|<!-- join the field|more: the data of this task \(patches\) holds them|\(shortened: the list of pages/;
  if (isData.test(action.implementation ?? "") && action.patches.length > 0) return applyPatches(action.patches);
  try {
    return readFix(action.rule, action.implementation, home);
  } catch (error) {
    if (error instanceof NotMechanical) return error;
    throw error;
  }
}

/**
 * Code for single pages speaks of those pages, and a list of addresses of those that it names; all else of every address
 * of the action.
 */
function touchedBy(action: ActionJson, { pages, everyPage, named }: SiteChanges): (url: string) => boolean {
  const listed = action.affected.urls.filter((url) => named.has(url));
  const about = new Set(listed.length > 0 ? listed : action.affected.urls);
  // What the whole site does wrong is shown on some of its pages: the code speaks of these.
  const affected = new Set(action.affected.urls.map(pathOf));
  const isOfPages = action.template !== "site" || [...pages.keys()].every((path) => affected.has(path));
  const alone = everyPage === null && pages.size > 0 && isOfPages;
  return (url) => about.has(url) && (!alone || pages.has(pathOf(url)));
}

/** Where the shop system writes the sitemap, the code of its task is the robots.txt that goes along. */
const ruleOf = ({ rule, heals }: ActionJson, { robots, files, newSitemaps }: SiteChanges): string =>
  rule === "sitemap-missing" && robots !== null && files.size === 0 && newSitemaps.size === 0
    ? (heals.find((one) => one.rule.startsWith("robots-"))?.rule ?? rule)
    : rule;

/** No fault left, none new. */
const NOTHING = { left: [], new: [] };

const faultsOf = (audit: AuditJson, rule: string): string[] =>
  audit.findings.flatMap((one) => (one.rule === rule && one.verdict === "fail" ? one.pages.map(({ url }) => url) : []));
