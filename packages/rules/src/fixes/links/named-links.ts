import type { EvidenceValue, PageFault } from "../../verdict.ts";
import type { PageFacts } from "@audit/facts";
import { html, htmlComment } from "../../escape/html.ts";
import { cutAtWord } from "../../escape/plain.ts";
import { pageName } from "../../view/page-name.ts";
import type { SiteView } from "../../view/site-view.ts";
import { fillIn, perPage, type Fixer } from "../fixer.ts";
import { SIGNS } from "../../reading/network-names.ts";

/** Of a label that is read aloud. */
const MOST_LETTERS = 60;

/** A picture that opens in full size. */
const PICTURE = /\.(jpe?g|png|webp|avif|gif|svg)$/i;

/** The name of the page behind the link, of the network it belongs to, or a place to fill in. */
function nameOf(href: string, page: PageFacts, view: SiteView): string {
  const contact = /^(?:tel|mailto):([^?]*)/i.exec(href);
  if (contact !== null) return /[@\d]/.test(contact[1] ?? "") ? (contact[1] ?? "") : fillIn("what the link is for");
  const url = URL.canParse(href, page.url) ? new URL(href, page.url) : null;
  if (url === null || href.startsWith("#")) return fillIn("what happens on a click");
  if (PICTURE.test(url.pathname)) return fillIn("what the picture shows");
  const target = url.href.replace(/#.*$/, "");
  const there = view.pageAt(target);
  const name = there?.response.status === 200 ? pageName(there, view) : null;
  return name !== null
    ? cutAtWord(name, MOST_LETTERS, "…")
    : (SIGNS[url.host.replace(/^www\./, "")] ?? fillIn("where the link leads"));
}

/** Links of one page without words: how many, and the addresses of the first as they stand on the page. */
interface Nameless {
  readonly links: number;
  readonly hrefs: readonly string[];
}

/** Links without words, each address once, with the name of what is behind it. */
export const namedLinks = <S extends EvidenceValue>(read: (fault: PageFault<S>) => Nameless): Fixer<S> =>
  perPage({
    make: (page, view, fault) => {
      const { links, hrefs } = read(fault);
      if (hrefs.length === 0) return null;
      const tags = [...new Set(hrefs)].map((href) =>
        htmlComment(`in the tag of the link to ${href} set aria-label="${html(nameOf(href, page, view))}"`),
      );
      const more = links - hrefs.length;
      return [...tags, ...(more > 0 ? [htmlComment(`and ${more} more on this page`)] : [])].join("\n");
    },
  });
