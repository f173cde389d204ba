import type { PageKind } from "@audit/facts";
import type { LiveGroup } from "./live-groups.ts";

/** Finds pages of some groups by the last part of their address, which mostly outlives the rest. */
export interface SlugIndex {
  /** The only group of that kind with such a page. */
  groupOf(kind: PageKind, path: string): string | null;
  /** The only page of that kind with this end. */
  pageOf(kind: PageKind, path: string): string | null;
}

export function slugIndex(groups: readonly LiveGroup[]): SlugIndex {
  const pages = groups.flatMap(({ id, kind, paths }) => paths.map((path) => ({ id, path, key: keyOf(kind, path) })));
  const byKey = Map.groupBy(pages, ({ key }) => key);
  const only = (kind: PageKind, path: string, of: "id" | "path"): string | null => {
    const found = new Set((byKey.get(keyOf(kind, path)) ?? []).map((page) => page[of]));
    return found.size === 1 ? [...found][0]! : null;
  };
  return {
    groupOf: (kind, path) => only(kind, path, "id"),
    pageOf: (kind, path) => only(kind, path, "path"),
  };
}

/** The end of the path without its file type, and the query, which some shops name their pages by. */
function keyOf(kind: PageKind, path: string): string {
  const [plain = "", query = ""] = path.split("?");
  const last = plain.split("/").findLast((part) => part !== "") ?? "";
  return `${kind} ${last.replace(/\.(html?|php|aspx?)$/i, "").toLowerCase()}?${query}`;
}
