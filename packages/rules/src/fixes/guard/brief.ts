import type { PageFacts } from "@audit/facts";
import { htmlComment } from "../../escape/html.ts";
import { cutAtWord, oneLine } from "../../escape/plain.ts";
import { languageName } from "../../wording/language-names.ts";
import { firstParagraph } from "../../view/own-sentences.ts";
import { pageName } from "../../view/page-name.ts";
import { topicsOf } from "../../view/page-topics.ts";
import { productWords } from "../../view/product-words.ts";
import type { SiteView } from "../../view/site-view.ts";
import { textLanguageOf } from "../../view/text-language.ts";
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

/** In place of a patch that was refused: what to do by hand, from the page's facts; null where the steps say all. */
export function briefFor(patch: Patch, why: string, view: SiteView): string | null {
  if (patch.at !== "page")
    return `# decide yourself: ${patch.before ?? ""} ${patch.after ? `-> ${patch.after}` : ""} (${why})`;
  const page = view.pageAt(patch.url);
  const wanted = WANTED[patch.op];
  if (patch.op === "jsonld") return why.startsWith(OWNERS) ? htmlComment(`${patch.key ?? ""} markup: ${why}`) : null;
  // Cards take from the preview what they lack, and what stands there needs no word.
  if (patch.op.startsWith("twitter:") || why === STANDS) return null;
  if (!page || !wanted) return htmlComment(`${nameOf(patch)}: decide yourself, for ${why}`);
  const about = patch.op === "alt" ? `${patch.key ?? ""}: ` : "";
  const written = patch.op === "og:image" ? null : textLanguageOf(page, view);
  const language = written === null ? "" : `, in ${languageName(written)}`;
  const facts = factsOf(patch, page, view);
  return htmlComment(`to write: ${about}${wanted}${language}${facts === "" ? "" : `. The page says: ${facts}`}`);
}

/** The reason of what would change nothing. */
export const STANDS = "the same stands there already";

/** Begins the reason of what no program can fill in. */
export const OWNERS = "only you know it";

function factsOf({ op }: Patch, page: PageFacts, view: SiteView): string {
  if (op === "alt" || op === "og:image") return quoted(pageName(page, view)) ?? "";
  const { brand, price, currency } = page.kind === "product" ? productWords(page, view) : NOTHING;
  const first = op === "h1" ? null : firstParagraph(page, view);
  const listed = MANY_THINGS.has(page.kind) && op === "description" ? topicsOf(page, view).slice(0, MOST_LISTED) : [];
  return [
    quoted(pageName(page, view)),
    brand && `brand ${brand}`,
    price && currency && `${price} ${currency}`,
    first === null ? null : quoted(cutAtWord(first, MOST_OF_A_SENTENCE, "…")),
    listed.length > 1 && `it lists ${listed.map(quoted).join(", ")}`,
  ]
    .filter(Boolean)
    .join("; ");
}

const MANY_THINGS: ReadonlySet<string> = new Set(["category", "list"]);
const MOST_LISTED = 5;
const MOST_OF_A_SENTENCE = 160;

const quoted = (text: string | null): string | null => (text === null || text === "" ? null : `“${oneLine(text)}”`);

const NOTHING = { brand: null, price: null, currency: null };

const nameOf = ({ op, key, after }: Patch): string => [op, key, after?.slice(0, 120)].filter(Boolean).join(" ");
