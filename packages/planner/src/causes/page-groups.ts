import { itemAt, alternatesOf, type PageKind, type Template } from "@audit/facts";
import type { SiteView } from "@audit/rules/view/site-view";
import { templateAt } from "@audit/rules/view/template-at";

/** Kinds whose templates hold many alike pages; the rest (about, contact, policy ...) share one group. */
const MANY_ALIKE: ReadonlySet<PageKind> = new Set(["home", "product", "category", "article"]);
/** A template with fewer pages is a page that happens to look different. */
const LEAST_PAGES = 3;
/** Language versions of a template show themselves on its first pages. */
const PAGES_ASKED = 5;

export const OTHER_PAGES = "other-pages";

/** Id of the group that a page's faults are mended with, or "addresses" for what is no page of a template. */
export function groupOf(index: number, view: SiteView): string {
  const template = templateAt(index, view);
  return template ? (groupsOf(view).get(template) ?? OTHER_PAGES) : "addresses";
}

const known = new WeakMap<SiteView, ReadonlyMap<Template, string>>();

function groupsOf(view: SiteView): ReadonlyMap<Template, string> {
  const made = known.get(view) ?? groupTemplates(view);
  known.set(view, made);
  return made;
}

function groupTemplates(view: SiteView): Map<Template, string> {
  const groups = new Map<Template, string>();
  for (const [kind, templates] of Map.groupBy(view.site.templates, (template) => template.kind)) {
    const pages = templates.reduce((sum, template) => sum + template.pages.length, 0);
    const isLone = kind !== "home" && pages === 1;
    if (!MANY_ALIKE.has(kind) || isLone) for (const template of templates) groups.set(template, OTHER_PAGES);
    else
      for (const alike of joined(kind, templates, view))
        for (const template of alike) groups.set(template, nameOf(alike));
  }
  return groups;
}

/**
 * Templates of one kind that one change mends: language versions of each other, and those of a page or two, which go
 * with the largest. Home pages of several languages may differ in layout and are still one thing to mend.
 */
function joined(kind: PageKind, templates: readonly Template[], view: SiteView): Template[][] {
  if (kind === "home") return [[...templates]];
  const bySize = templates.toSorted((a, b) => b.pages.length - a.pages.length || (a.id < b.id ? -1 : 1));
  const sets: Template[][] = [];
  for (const template of bySize) {
    const versions = versionsOf(template, view);
    const home =
      sets.find((set) => set.some((one) => versions.has(one) || versionsOf(one, view).has(template))) ??
      (template.pages.length < LEAST_PAGES ? sets[0] : undefined);
    if (home) home.push(template);
    else sets.push([template]);
  }
  return sets;
}

/** Other templates that hold this one's pages in another language. */
function versionsOf(template: Template, view: SiteView): ReadonlySet<Template> {
  const pages = template.pages.slice(0, PAGES_ASKED).map((index) => itemAt(view.site.pages, index));
  const named = pages.flatMap((page) => alternatesOf(page).flatMap(({ url }) => url ?? []));
  const found = named.map((url) => templateAt(view.indexOf(url), view));
  return new Set(
    found.filter((one) => one !== undefined && one !== template && one.kind === template.kind) as Template[],
  );
}

const nameOf = (templates: readonly Template[]): string =>
  itemAt(
    templates.map(({ id }) => id).toSorted((a, b) => (a < b ? -1 : 1)),
    0,
  );
