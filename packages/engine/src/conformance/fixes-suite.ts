import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { gradeOf } from "@audit/auditor";
import { rules } from "@audit/rules";
import type { ActionJson, AuditJson } from "../audit-json.ts";
import { applyPatches } from "./fix-lab/apply-patches.ts";
import { startChangedSite, type ChangedSite } from "./fix-lab/changed-site.ts";
import { fixFamilyOf, type FixFamily } from "./fix-lab/fix-family.ts";
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

/**
 * Holds the fixes of one site, which it stops in the end.
 * @param mostPerFamily first fixes of each family that are tried
 */
export async function runSite(
  name: string,
  server: Awaited<ReturnType<typeof startSiteServer>>,
  tally: Tally,
  mostPerFamily = Infinity,
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
    for (const action of before.actions) await tryFix({ name, start, site, before, action, mayTry }, tally);
    await tryAllAtOnce({ name, start, site, before }, tally);
  } finally {
    await site.stop();
    await server.stop();
  }
}

interface Trial {
  readonly name: string;
  readonly start: string;
  readonly site: ChangedSite;
  readonly before: AuditJson;
  readonly action: ActionJson;
  mayTry(family: FixFamily): boolean;
}

async function tryFix({ name, start, site, before, action, mayTry }: Trial, tally: Tally): Promise<void> {
  const changes = changesOf(action, before.site.finalUrl);
  if (changes instanceof NotMechanical) return tally.leaveOut(changes.message);
  if (!mayTry(fixFamilyOf(changes, action.implementation ?? ""))) return;
  site.change(changes);
  const after = await auditWhole(start);
  site.change(NO_CHANGES);
  const touched = touchedBy(action, changes);
  const left = isOpen(action) ? [] : faultsOf(after, action.rule).filter((url) => touched(url));
  const isFilled = action.implementation?.includes("[fill in:") === true;
  const isOld = oldFaults({ before, action });
  const fresh = allFaults(after).filter(
    (fault) => !isOld(fault) && !(isFilled && COMPARING.test(fault)) && !(isOpen(action) && ASKING.test(fault)),
  );
  tally.hold(`${name} ${action.rule}`, NOTHING, { left, new: fresh }, action.template);
}

/** All patches of a plan at once: what they mend completely is gone, nothing is new. */
async function tryAllAtOnce(
  { name, start, site, before }: Pick<Trial, "name" | "start" | "site" | "before">,
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
  const isFilled = patches.some((patch) => patch.after?.includes("[fill in:"));
  const olds = before.actions.map((action) => oldFaults({ before, action }));
  const fresh = allFaults(after).filter(
    (fault) =>
      !olds.some((isOld) => isOld(fault)) &&
      !(isFilled && COMPARING.test(fault)) &&
      !(before.actions.some(isOpen) && ASKING.test(fault)),
  );
  tally.hold(`${name} at once`, NOTHING, { left: [], new: fresh }, "new faults");
}

/**
 * What only the owner knows stands in no block, and of a new one it is not asked either: until he adds it, it is missing
 * there, as it was before.
 */
const isOpen = ({ implementation, patches }: ActionJson): boolean =>
  implementation?.includes("only you know it") === true ||
  patches.some(({ op, before, key }) => op === "jsonld" && before === null && OF_GOODS.test(key ?? ""));

const OF_GOODS = /^(Product|ProductGroup|Article|VideoObject)$/;

/** Rules that ask for single values of an entity. */
const ASKING =
  /^(org-(logo|sameas)|product-(brand|image|mpn-sku|gtin|offer|description)-missing|product-attributes-missing|offer-(price|availability|currency)-missing|(returns-policy|shipping-details)-missing|article-required|person-author-schema|schema-required-missing|local-business-schema|agent-product-feed-fields|variant-) ?/;

/** Whether the patches are all that there is to do on the pages that they speak of. */
const isWhole = ({ patches, implementation }: ActionJson): boolean =>
  patches.length > 0 &&
  !/<!-- to write: |decide yourself|only you know it|stands in the task “|<!-- and \d+ more|\[fill in:|# (decide yourself|no page)|<(p|ul|table|nav|a|h2)\b|<!-- (take|and remove|in the tag|add |save )|-> remove/.test(
    implementation ?? "",
  );

function changesOf(action: ActionJson, home: string): SiteChanges | NotMechanical {
  const isElsewhere = action.patches.length === 0 && action.implementation?.includes("stands in the task “") === true;
  if (isBrief(action.implementation ?? "")) return new NotMechanical("a text to write or a choice to make");
  if (isElsewhere) return new NotMechanical("part of another task's code");
  // Words say which attribute of a picture to change: the tag as it stands is not printed.
  if (/<!-- in the tag/.test(action.implementation ?? "") && action.patches.length > 0)
    return applyPatches(action.patches);
  try {
    return readFix(action.rule, action.implementation, home);
  } catch (error) {
    if (error instanceof NotMechanical) return error;
    throw error;
  }
}

/** Code for single pages speaks of those pages; all else of every address of the action. */
function touchedBy(action: ActionJson, { pages, everyPage }: SiteChanges): (url: string) => boolean {
  const about = new Set(action.affected.urls);
  const alone = everyPage === null && pages.size > 0 && action.template !== "site";
  return (url) => about.has(url) && (!alone || pages.has(pathOf(url)));
}

/** No fault left, none new. */
const NOTHING = { left: [], new: [] };

const faultsOf = (audit: AuditJson, rule: string): string[] =>
  audit.findings.flatMap((one) => (one.rule === rule && one.verdict === "fail" ? one.pages.map(({ url }) => url) : []));

/** A new page, or one that has grown, comes from the same server, whose settings are at fault already. */
const SERVER_RULE = "no-compression";

/**
 * Once its noindex is gone a page counts, with all that was wrong with it before; so does the one page of several copies
 * that is kept, and markup that can be read at last.
 */
const OPENING = /^(noindex-|unavailable-after|exact-duplicates$|schema-json-invalid$)/;

/** What is left of a missing preview where its picture is still the owner's to choose. */
const PART_LEFT = /^(og|twitter-card)-incomplete /;

/** Pages that copies point to from now on. */
const keptOf = ({ implementation }: ActionJson): string[] =>
  [...(implementation ?? "").matchAll(/rel="canonical" href="([^"]+)"/g)].flatMap(([, url]) => url ?? []);

/** Whether a fault was there before the fix, be it on a page that no rule spoke about until then. */
function oldFaults({ before, action }: Pick<Trial, "before" | "action">) {
  const known = new Set(allFaults(before));
  const opened = OPENING.test(action.rule) ? [...action.affected.urls, ...keptOf(action)] : [];
  const isSlow = before.findings.some(({ rule, verdict }) => rule === SERVER_RULE && verdict === "fail");
  return (fault: string): boolean =>
    known.has(fault) ||
    known.has(fault.replace(PART_LEFT, "og-missing ")) ||
    (isSlow && fault.startsWith(`${SERVER_RULE} `)) ||
    opened.some((url) => fault.endsWith(` ${url}`));
}

/** What the lab fills in for the owner stands nowhere on the page; rules that compare the two can't be held then. */
const COMPARING =
  /^(title-missing-product-terms|shipping-rate|shipping-mismatch|returns-mismatch|ai-extractor-survival|product-identifier-url-mismatch) /;

/** Rules about times: they differ from run to run whatever is changed. */
const MEASURED = /^(ttfb|page-timeout|ai-latency)/;

/** What is told and asks for no work is no fault that a fix could bring. */
const INFORMING: ReadonlySet<string> = new Set(
  rules.filter((rule) => rule.informs === true || gradeOf(rule) === "C").map(({ id }) => id),
);

const allFaults = (audit: AuditJson): string[] =>
  audit.findings.flatMap(({ rule, verdict, pages }) =>
    verdict === "fail" && !MEASURED.test(rule) && !INFORMING.has(rule) ? pages.map(({ url }) => `${rule} ${url}`) : [],
  );
