import { htmlComment } from "@audit/rules/escape/html";
import { cutAtWord, oneLine } from "@audit/rules/escape/plain";
import { pageSays } from "@audit/rules/fixes/guard/page-says";
import { isLaterPage } from "@audit/rules/reading/pagination";
import { addressWords } from "@audit/rules/view/address-words";
import { pageName } from "@audit/rules/view/page-name";
import type { SiteView } from "@audit/rules/view/site-view";

/** What is to be written by hand where a page's own words give no text, and the pages. */
export interface Rest {
  readonly what: "title" | "description";
  readonly urls: readonly string[];
  /** The fault counts: its task stays, however few texts are ready. */
  readonly counts: boolean;
}

/** More lines are a list for a sheet. */
const MOST_LINES = 40;
const MOST_OF_FACTS = 200;
/** Where fewer pages than these have a text ready, and fewer than this share, the task would be a list of gaps. */
const FEWEST_READY = 5;
const LEAST_READY = 0.2;

const WANTED: Readonly<Record<Rest["what"], string>> = {
  title: "a title of up to 60 letters",
  description: "one or two whole sentences, 120 to 155 letters",
};

interface Done {
  readonly code: string | null;
  readonly patches: readonly { readonly url: string }[];
  readonly helped: ReadonlySet<string> | null;
}

/** The task with its other pages in a plain list, each with what it has for its writer: then it names them all. */
export function withRest<D extends Done>(done: D, { what, urls, counts }: Rest, view: SiteView): D {
  const { helped, patches, code } = done;
  const ready = new Set(patches.map(({ url }) => url)).size;
  const left = urls.filter((url) => helped?.has(url) !== true && !isLaterPage(url));
  const isEnough = counts || ready >= FEWEST_READY || ready >= LEAST_READY * urls.length;
  if (code === null || ready === 0 || left.length === 0 || !isEnough) return done;
  const lines = left.slice(0, MOST_LINES).map((url) => htmlComment(`${url}: ${factsOf(url, view)}`));
  const more = left.length - lines.length;
  const list = [
    htmlComment(
      `to write by hand, as these pages hold no text for it: ${WANTED[what]}; beside each stands what it has`,
    ),
    ...lines,
    ...(more > 0 ? [htmlComment(`and ${more} more, which the task's list of pages names`)] : []),
  ];
  return { ...done, code: `${code}\n\n${list.join("\n")}`, helped: new Set([...(helped ?? []), ...left]) };
}

function factsOf(url: string, view: SiteView): string {
  const page = view.pageAt(url);
  if (page === null) return addressWords(url) ?? "";
  const says = pageSays(page, view);
  if (says !== "") return cutAtWord(says, MOST_OF_FACTS, "…");
  const name = pageName(page, view) ?? addressWords(url);
  // Without a main part the text begins with the frame of the site.
  const text = page.structure.hasMain ? oneLine(page.text.main) : "";
  const own = name !== null && text.startsWith(name) ? text.slice(name.length).trim() : text;
  const begins = cutAtWord(own, MOST_OF_FACTS, "…");
  return [name === null ? [] : `“${name}”`, begins === "" ? [] : `its text begins “${begins}”`].flat().join("; ");
}
