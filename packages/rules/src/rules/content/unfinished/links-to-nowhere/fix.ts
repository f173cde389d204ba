import type { Fixer } from "../../../../fixes/fixer.ts";
import { pagesIn, readableHtml } from "../../../../populations.ts";
import { isLegalPage } from "../../../../reading/legal-pages.ts";
import { isNetworkName, SIGNS } from "../../../../reading/network-names.ts";
import { noted } from "../../../../reading/noted.ts";
import { worklist } from "../../../../fixes/worklist.ts";
import { businessFacts } from "../../../../view/business-facts.ts";
import { pageCalled } from "../../../../view/page-called.ts";
import type { SiteView } from "../../../../view/site-view.ts";
import { normalised } from "../../../../reading/words.ts";
import { en } from "./words.en.ts";

type Saw = { links: number; names: string[]; beyondFooter: boolean };

/** Each name once, with the page of the site that bears it or the profile that other links lead to. */
export const fix: Fixer<Saw> = (cause, view) => {
  const names = [...new Set(cause.faults.flatMap(({ evidence: { saw } }) => saw.names))];
  const rows = names.flatMap((name) => {
    const to = pageCalled(name, view) ?? profileNamed(name, view) ?? onlyProfileNamed(name, view);
    return to === null ? [] : [`“${name}” -> ${to}`];
  });
  if (names.length === 0) return worklist(en)(cause, view);
  const others = names.filter((name) => !rows.some((row) => row.startsWith(`“${name}” `)));
  return [...rows, ...others.map((name) => `“${name}” -> ${isNetworkName(name) ? OWN_PROFILE : NO_PAGE}`)].join("\n");
};

const NO_PAGE = "no page that was read goes by this name: publish it and enter its address, or take the name out";
const OWN_PROFILE = "enter the address of your own profile there, or take the sign out";

/** A profile of the site's own whose host is called so. */
const profileNamed = (name: string, view: SiteView): string | null =>
  businessFacts(view).profiles.find((url) => namesOf(url).includes(normalised(name))) ?? null;

/** The one profile there that any page links to: most likely the site's own, which its owner sees at once. */
function onlyProfileNamed(name: string, view: SiteView): string | null {
  const telling = pagesIn(view.site.pages, readableHtml).filter(
    (page) => page.kind !== "article" && !isLegalPage(page),
  );
  const linked = telling.flatMap((page) =>
    profilesOn(page).flatMap((url) => (namesOf(url).includes(normalised(name)) ? [{ url, on: page.url }] : [])),
  );
  const [first] = linked;
  if (first === undefined || new Set(linked.map(({ url }) => url)).size > 1) return null;
  return `${first.url} (${first.on} links to it; use it if it is yours)`;
}

const profilesOn = noted((page): readonly string[] => page.claims.profiles);

function namesOf(url: string): readonly string[] {
  const host = new URL(url).hostname.replace(/^(?:www|m)\./, "");
  return [host.split(".")[0] ?? "", SIGNS[host] ?? ""].map(normalised);
}
