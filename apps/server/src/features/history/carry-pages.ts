import type { ActionPage } from "@audit/contract";
import type { Tx } from "../../platform/database/index.ts";
import { AS_MANY } from "./compare.ts";
import { countPagesRead, listLists, savePages, type ListedRow, type WorkedRow } from "./store.ts";

/** Gives the checklists of a new run what their owner did to the same pages before. */
export async function carryPages(tx: Tx, jobId: string, worked: readonly WorkedRow[]): Promise<void> {
  const rows = await listLists(
    tx,
    jobId,
    worked.map(({ fingerprint }) => fingerprint),
  );
  const read = await countPagesRead(tx, jobId);
  for (const before of worked) {
    const row = rows.find(({ fingerprint }) => fingerprint === before.fingerprint);
    // Somebody has ticked it already, or this is done a second time.
    if (!row || row.pages.some(({ status }) => status !== "todo")) continue;
    const isWhole = read >= AS_MANY * before.pagesRead && row.affected.count <= row.pages.length;
    const isAtFault = isWhole ? faultOf(rows, [row, before]) : () => true;
    await savePages(tx, row.id, mergePages(row.pages, before.pages, isAtFault));
  }
}

/** Whether a page is at fault by what the tasks are about, in whatever task it stands now. */
function faultOf(
  rows: readonly ListedRow[],
  tasks: readonly Partial<Pick<ListedRow, "rule" | "heals">>[],
): (url: string) => boolean {
  const rules = new Set(tasks.flatMap(({ rule, heals }) => [rule, ...(heals ?? []).map((healed) => healed.rule)]));
  const urls = new Set(
    rows
      .filter(({ rule, heals }) => rules.has(rule) || heals.some((healed) => rules.has(healed.rule)))
      .flatMap(({ pages, affected }) => [...pages.map(({ url }) => url), ...affected.urls]),
  );
  return (url) => urls.has(url);
}

/**
 * One that was ticked and is at fault again keeps its tick and says so; one that an audit had not found any more and that is
 * back is to do. One that is no longer found is done.
 */
function mergePages(
  now: readonly ActionPage[],
  before: readonly ActionPage[],
  isAtFault: (url: string) => boolean,
): ActionPage[] {
  const known = new Map(before.map((page) => [page.url, page]));
  const listed = new Set(now.map(({ url }) => url));
  const left = before.filter(({ url }) => !listed.has(url));
  return [
    ...now.map((page): ActionPage => {
      const { status = "todo", audit } = known.get(page.url) ?? {};
      if (audit === "gone") return { ...page, audit: "again" };
      return status === "completed" ? { ...page, status, audit: "again" } : { ...page, status };
    }),
    ...left.flatMap(({ url, status, audit }): ActionPage[] => {
      if (!isAtFault(url) || audit === "gone") return [{ url, status: "completed", audit: "gone" }];
      return status === "completed" ? [{ url, status }] : [];
    }),
  ];
}
