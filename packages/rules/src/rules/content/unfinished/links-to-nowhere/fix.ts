import type { Fixer } from "../../../../fixes/fixer.ts";
import { SIGNS } from "../../../../fixes/links/named-links.ts";
import { worklist } from "../../../../fixes/worklist.ts";
import { businessFacts } from "../../../../view/business-facts.ts";
import { pageName } from "../../../../view/page-words.ts";
import type { SiteView } from "../../../../view/site-view.ts";
import { isLaterPage } from "../../../../reading/pagination.ts";
import { normalised } from "../../../../reading/words.ts";
import { en } from "./words.en.ts";

type Saw = { links: number; names: string[] };

/** Each name once, with the page of the site that bears it or the profile that other links lead to. */
export const fix: Fixer<Saw> = (cause, view) => {
  const names = [...new Set(cause.faults.flatMap(({ evidence: { saw } }) => saw.names))];
  const rows = names.flatMap((name) => {
    const to = pageNamed(name, view) ?? profileNamed(name, view);
    return to === null ? [] : [`“${name}” -> ${to}`];
  });
  if (rows.length === 0) return worklist(en)(cause, view);
  const others = names.filter((name) => !rows.some((row) => row.startsWith(`“${name}” `)));
  return [
    ...rows,
    ...others.map((name) => `“${name}” -> no page that was read bears this name: enter its address, or take it out`),
  ].join("\n");
};

/** The only page that goes by this very name; the further pages of its list go by it too. */
function pageNamed(name: string, view: SiteView): string | null {
  const wanted = normalised(name);
  const found = view.served.flatMap((index) => {
    const page = view.site.pages[index];
    const isIt = page !== undefined && !isLaterPage(page.url) && normalised(pageName(page, view) ?? "") === wanted;
    return isIt ? [page.url] : [];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** A profile of the site's own whose host is called so. */
const profileNamed = (name: string, view: SiteView): string | null =>
  businessFacts(view).profiles.find((url) => namesOf(url).includes(normalised(name))) ?? null;

function namesOf(url: string): readonly string[] {
  const host = new URL(url).hostname.replace(/^(?:www|m)\./, "");
  return [host.split(".")[0] ?? "", SIGNS[host] ?? ""].map(normalised);
}
