import type { ActionJson, AuditJson } from "@audit/engine";
import type { Comparison } from "@audit/mcp";
import type { AuditFolder } from "./audit-folder.ts";
import { hostOf } from "./present-audit.ts";

const MOST_NAMED = 20;

/** An audit beside the one before of the same host, or beside one that is named; tasks are known again by fingerprint. */
export function compareLocal(folder: AuditFolder, current: string, asked: string | undefined): Comparison {
  const now = folder.read(current);
  const ids = folder.ids();
  const earlier = ids.slice(ids.indexOf(current) + 1).filter((id) => hostOf(folder.read(id)) === hostOf(now));
  if (asked !== undefined && !earlier.includes(asked))
    throw new Error("base must be an earlier audit of the same site.");
  const base = asked ?? earlier[0] ?? null;
  if (base === null) return { ...NOTHING, current };
  const then = folder.read(base);
  const before = earlier.slice(earlier.indexOf(base) + 1).flatMap((id) => folder.read(id).actions);
  const isIn = (actions: readonly ActionJson[]): ((action: ActionJson) => boolean) => {
    const names = new Set(actions.map(({ fingerprint }) => fingerprint));
    return ({ fingerprint }) => names.has(fingerprint);
  };
  const [isInBase, isInNow, wasBefore] = [isIn(then.actions), isIn(now.actions), isIn(before)];
  const fixed = then.actions.filter((action) => !isInNow(action));
  const added = now.actions.filter((action) => !isInBase(action));
  const back = added.filter(wasBefore);
  const fresh = added.filter((action) => !wasBefore(action));
  const same = now.actions.length - added.length;
  return {
    current,
    base,
    counts: { fixed: fixed.length, fresh: fresh.length, back: back.length, same },
    fixed: named(fixed),
    fresh: named(fresh),
    back: named(back),
    fewer_pages: pagesOf(now) < pagesOf(then),
    other_business: now.site.profile?.business !== then.site.profile?.business,
  };
}

const NOTHING = {
  base: null,
  counts: { fixed: 0, fresh: 0, back: 0, same: 0 },
  fixed: [],
  fresh: [],
  back: [],
  fewer_pages: false,
  other_business: false,
};

const named = (actions: readonly ActionJson[]): Comparison["fixed"] =>
  actions.slice(0, MOST_NAMED).map(({ title, impact, affected }) => ({ title, impact, addresses: affected.count }));
const pagesOf = ({ coverage }: AuditJson): number => coverage.pages;
