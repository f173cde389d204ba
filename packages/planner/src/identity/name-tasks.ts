import { itemAt } from "@audit/facts";
import type { Cause } from "@audit/rules";
import { mostImportant } from "@audit/rules/view/most-important";
import { templateAt } from "@audit/rules/view/template-at";
import { fingerprintOf } from "../fingerprint.ts";
import { pathAndQuery } from "@audit/rules/view/page-words";
import type { SiteView } from "@audit/rules/view/site-view";
import { liveGroups } from "./live-groups.ts";
import { nameGroups } from "./name-groups.ts";
import { namePages } from "./name-pages.ts";
import { NO_MEMORY, type PageName, type RememberedGroup, type SiteMemory } from "./site-memory.ts";

/** What is remembered of a site, whatever its size: some 100 kB at most. */
const MOST_GROUPS = 100;
const MOST_PATHS = 30;
const MOST_PAGES = 100;
const LONGEST_PATH = 200;

/** Names tasks so that the next run knows them again. */
export interface TaskNames {
  readonly fingerprintOf: (cause: Cause) => string;
  /** What the next plan of the site has to be told. */
  readonly memory: SiteMemory;
}

/**
 * @param before what the last plan of the same site left behind
 * @param single causes of one page each that may get tasks
 */
export function nameTasks(view: SiteView, before: SiteMemory = NO_MEMORY, single: readonly Cause[] = []): TaskNames {
  const live = liveGroups(view);
  const groups = nameGroups(live, before, view);
  const renamed = live.filter(({ id }) => groups.renamed.has(id));
  const pages = withOwnNames(namePages(before, renamed, view), view, single);
  return {
    fingerprintOf: ({ scope, finding, template, faults }) => {
      if (scope !== "page") return fingerprintOf(finding.rule, groups.names.get(template) ?? template);
      const path = pathAndQuery(itemAt(faults, 0).url);
      const name = pages.get(path) ?? { template, path };
      return fingerprintOf(finding.rule, name.template, name.path);
    },
    memory: {
      groups: [
        ...live.map(({ id, kind, paths }) => ({
          id,
          kind,
          name: groups.names.get(id) ?? id,
          paths: paths.filter(isShort),
        })),
        ...groups.missing,
      ]
        .slice(0, MOST_GROUPS)
        .map((group): RememberedGroup => ({ ...group, paths: group.paths.slice(0, MOST_PATHS) })),
      pages: rememberedPages(pages, before),
    },
  };
}

const keyOf = ({ template, path }: PageName): string => `${template} ${path}`;

const isShort = (path: string): boolean => path.length <= LONGEST_PATH;

/** Adds the pages that may get tasks in this run. A name that another page has already is no second one's. */
function withOwnNames(
  found: ReadonlyMap<string, PageName>,
  view: SiteView,
  single: readonly Cause[],
): ReadonlyMap<string, PageName> {
  const names = new Map<string, PageName>();
  const taken = new Set([...found.values()].map(keyOf));
  for (const url of [...single.map(({ faults }) => itemAt(faults, 0).url), ...mostImportant(view)]) {
    const path = pathAndQuery(url);
    const template = templateAt(view.indexOf(url), view)?.id ?? "addresses";
    const own = { template, path };
    names.set(path, found.get(path) ?? (taken.has(keyOf(own)) ? { template: `${template}~2`, path } : own));
  }
  for (const [path, name] of found) if (!names.has(path)) names.set(path, name);
  return names;
}

/** Pages of today first, then those that a site in trouble may show again tomorrow. */
function rememberedPages(names: ReadonlyMap<string, PageName>, before: SiteMemory): SiteMemory["pages"] {
  const known = new Set([...names.values()].map(keyOf));
  const rest = Object.entries(before.pages).filter(([, name]) => !known.has(keyOf(name)));
  return Object.fromEntries([...names, ...rest].filter(([path]) => isShort(path)).slice(0, MOST_PAGES));
}
