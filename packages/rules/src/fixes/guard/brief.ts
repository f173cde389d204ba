import { htmlComment } from "../../escape/html.ts";
import { languageName } from "../../wording/language-names.ts";
import { pageName } from "../../view/page-words.ts";
import { productWords } from "../../view/product-words.ts";
import type { SiteView } from "../../view/site-view.ts";
import type { Patch } from "../patches/patch.ts";

/** What to write, and how long it may be. */
const WANTED: Readonly<Record<string, string>> = {
  title: "a title of up to 60 letters",
  description: "a description of one or two whole sentences, 120 to 155 letters",
  h1: "a main heading of three to eight words",
  alt: "what the picture shows, in five to twelve words",
  "og:title": "a title for the preview, up to 60 letters",
  "og:description": "one sentence for the preview",
  "og:image": "a picture of this page, 1200 x 630 pixels",
};

/** In place of a patch that was refused: what to do by hand, from the page's facts. */
export function briefFor(patch: Patch, why: string, view: SiteView): string {
  if (patch.at !== "page")
    return `# decide yourself: ${patch.before ?? ""} ${patch.after ? `-> ${patch.after}` : ""} (${why})`;
  const page = view.pageAt(patch.url);
  const wanted = WANTED[patch.op];
  if (patch.op === "jsonld")
    return htmlComment(`change the ${patch.key ?? ""} markup by hand; no code is proposed because ${why}`);
  if (!page || !wanted) return htmlComment(`${nameOf(patch)}: no code is proposed because ${why}`);
  const { brand, price, currency } = page.kind === "product" ? productWords(page, view) : NOTHING;
  const facts = [
    patch.op === "alt" ? null : pageName(page, view),
    brand && `brand ${brand}`,
    price && currency && `${price} ${currency}`,
    page.head.lang && `in ${languageName(page.head.lang)}`,
  ].filter(Boolean);
  const about = patch.op === "alt" ? `${patch.key ?? ""}: ` : "";
  return htmlComment(
    `write ${about}${wanted}${facts.length > 0 ? ` (${facts.join(", ")})` : ""}; none is proposed because ${why}`,
  );
}

const NOTHING = { brand: null, price: null, currency: null };

const nameOf = ({ op, key, after }: Patch): string => [op, key, after?.slice(0, 120)].filter(Boolean).join(" ");
