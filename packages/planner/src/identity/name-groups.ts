import { groupOf } from "../causes/page-groups.ts";
import { finalPage } from "@audit/rules/view/final-target";
import type { SiteView } from "@audit/rules/view/site-view";
import type { LiveGroup } from "./live-groups.ts";
import type { RememberedGroup, SiteMemory } from "./site-memory.ts";
import { slugIndex, type SlugIndex } from "./slug-index.ts";

/** Of the pages that can be found again, so many must stand in one new group; and so many must be found at all. */
const SURE = 0.8;
const FOUND = 0.5;

export interface GroupNames {
  /** Group id to what fingerprints call it. */
  readonly names: ReadonlyMap<string, string>;
  /** Ids of groups that took over the name of one that is gone. */
  readonly renamed: ReadonlySet<string>;
  /** Groups of earlier runs that are in none of this one. */
  readonly missing: readonly RememberedGroup[];
}

/**
 * Names the groups of a run. One that was there before keeps its name; a new one takes that of a group that is gone when
 * it is surely the same: its pages stand there now (same address, redirect or last part of the address), or both are the
 * only ones of their kind. Where two could be meant, none is.
 */
export function nameGroups(live: readonly LiveGroup[], before: SiteMemory, view: SiteView): GroupNames {
  const known = new Map(before.groups.map((group) => [group.id, group]));
  const alive = new Set(live.map(({ id }) => id));
  const gone = before.groups.filter(({ id }) => !alive.has(id));
  const fresh = live.filter(({ id }) => !known.has(id));
  const followers = followersOf(gone, fresh, view);
  const names = new Map(live.flatMap(({ id }) => (known.has(id) ? [[id, known.get(id)!.name] as const] : [])));
  const renamed = new Map<string, RememberedGroup>();
  for (const group of fresh) {
    const claims = gone.filter(({ id }) => followers.get(id) === group.id);
    const former = claims.length === 1 ? claims[0] : claims.length === 0 ? onlyOfKind(group, live, before) : undefined;
    if (former) renamed.set(group.id, former);
  }
  for (const [id, { name }] of renamed) names.set(id, name);
  const claimed = new Set(renamed.values());
  const missing = gone.filter((group) => !claimed.has(group));
  const taken = new Set([...names.values(), ...missing.map(({ name }) => name)]);
  for (const { id } of fresh) if (!renamed.has(id)) names.set(id, freeName(id, taken));
  return { names, renamed: new Set(renamed.keys()), missing };
}

/** Group that is gone to the new one that holds its pages. */
function followersOf(
  gone: readonly RememberedGroup[],
  fresh: readonly LiveGroup[],
  view: SiteView,
): Map<string, string> {
  if (gone.length === 0 || fresh.length === 0) return new Map();
  const slugs = slugIndex(fresh);
  const ofKind = new Map(fresh.map(({ id, kind }) => [id, kind]));
  return new Map(
    gone.flatMap((group) => {
      const to = mostOf(group, placesOf(group, slugs, view));
      return to !== null && ofKind.get(to) === group.kind ? [[group.id, to] as const] : [];
    }),
  );
}

/** The groups in which its pages are found now, one for each page that is found. */
const placesOf = ({ kind, paths }: RememberedGroup, slugs: SlugIndex, view: SiteView): string[] =>
  paths.flatMap((path) => {
    const url = URL.parse(path, view.site.home)?.href;
    const page = url === undefined ? null : finalPage(url, view);
    if (page !== null) return groupOf(view.indexOf(page), view);
    return slugs.groupOf(kind, path) ?? [];
  });

function mostOf({ paths }: RememberedGroup, places: readonly string[]): string | null {
  const counts = [...Map.groupBy(places, (place) => place)].map(([place, all]) => [place, all.length] as const);
  const sure = counts.find(([, count]) => count >= SURE * places.length);
  return sure !== undefined && places.length >= FOUND * paths.length ? sure[0] : null;
}

function onlyOfKind(group: LiveGroup, live: readonly LiveGroup[], { groups }: SiteMemory): RememberedGroup | undefined {
  const then = groups.filter(({ kind }) => kind === group.kind);
  return then.length === 1 && live.filter(({ kind }) => kind === group.kind).length === 1 ? then[0] : undefined;
}

/** An address pattern may come back while another group has its name still. */
function freeName(id: string, taken: ReadonlySet<string>): string {
  let name = id;
  for (let number = 2; taken.has(name); number += 1) name = `${id}~${number}`;
  return name;
}
