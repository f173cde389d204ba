import { oneLine } from "../../escape/plain.ts";
import type { SiteView } from "../../view/site-view.ts";
import { addressesOfOneFile } from "../../reading/one-file.ts";
import { isOpen, placesIn, type Patch } from "../patches/patch.ts";
import {
  canonicalCheck,
  type Check,
  hreflangCheck,
  linkCheck,
  redirectCheck,
  robotsCheck,
  robotsLineCheck,
  sitemapCheck,
} from "./address-checks.ts";
import { STANDS } from "./brief.ts";
import { changesNothing } from "./changes-nothing.ts";
import { isCutOff, jsonIn, markupCheck } from "./markup-check.ts";
import { pictureCheck } from "./picture-check.ts";
import { textFault } from "./text-checks.ts";
import { trailFault } from "./trail-check.ts";

const textCheck: Check = (patch, view) => {
  const page = view.pageAt(patch.url);
  return page === null ? null : textFault({ text: oneLine(patch.after ?? ""), patch, page, view });
};

/** Kinds of pages that no markup of one product belongs on. */
const MANY_PRODUCTS: ReadonlySet<string> = new Set(["category", "list", "home"]);

const wholeMarkupCheck: Check = (patch, view) => {
  const page = view.pageAt(patch.url);
  const isNewProduct = patch.before === null && /^Product(Group)?$/.test(patch.key ?? "");
  if (isNewProduct && page !== null && MANY_PRODUCTS.has(page.kind)) return "the page shows more than one product";
  if (page && isCutOff(page)) return "the page has more markup than could be read";
  return markupCheck(patch, view) ?? trailFault(jsonIn(patch.after) ?? null, patch.url, view);
};

const TEXTS = [
  "title",
  "description",
  "h1",
  "alt",
  "og:title",
  "og:description",
  "twitter:title",
  "twitter:description",
];

/** What each kind of patch is held against; kinds that are not named change nothing that could hurt. */
const CHECKS: Readonly<Record<string, Check>> = {
  ...Object.fromEntries(TEXTS.map((op) => [op, textCheck])),
  canonical: canonicalCheck,
  link: linkCheck,
  redirect: redirectCheck,
  add: sitemapCheck,
  remove: sitemapCheck,
  robots: robotsCheck,
  line: robotsLineCheck,
  hreflang: hreflangCheck,
  jsonld: wholeMarkupCheck,
  "og:image": pictureCheck,
  "twitter:image": pictureCheck,
};

/** Proposed texts: what only the owner can complete is no proposal, and pasted as it is would be read by visitors. */
export const isText = ({ op }: Patch): boolean => TEXTS.includes(op);

/** What tells one page from others. */
const isOfOnePage = ({ at, op }: Patch): boolean =>
  at === "page" && (/^(?:og|twitter):/.test(op) || ["title", "description", "h1", "canonical", "jsonld"].includes(op));

/**
 * Every patch comes through here before anybody sees it.
 * @returns why it could hurt, as a clause in plain words; null where it can't
 */
export function refusalOf(patch: Patch, view: SiteView): string | null {
  const page = view.pageAt(patch.url);
  if (patch.at === "page" && page && page.response.status !== 200) return "the page does not answer";
  if (isOfOnePage(patch) && addressesOfOneFile(view.site.pages).has(patch.url))
    return "one file answers at several addresses, and the line would stand at all of them";
  if (changesNothing(patch, page)) return STANDS;
  if (isOpen(patch) && (isText(patch) || /^(og|twitter):/.test(patch.op)))
    return `the page does not say what is needed (${placesIn(patch)})`;
  return CHECKS[patch.op]?.(patch, view) ?? null;
}
