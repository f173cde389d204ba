import { html } from "../../escape/html.ts";
import type { PageFacts } from "@audit/facts";
import { oneLine } from "../../escape/plain.ts";
import { shareTopic } from "../../reading/topics.ts";
import { productOf, said } from "../../view/entities.ts";
import { pageName } from "../../view/page-name.ts";
import { sentencesOf } from "../../view/shared-texts.ts";
import { perPage, type Fixer } from "../fixer.ts";
import { refusalOf } from "../guard/guard.ts";
import { oncePerPage } from "../../view/once-per-page.ts";
import { proposeDescription } from "./description-proposal.ts";
import type { SiteView } from "../../view/site-view.ts";
import { show } from "../patches/fix.ts";
import { descriptionPatch } from "../patches/page-patches.ts";

const element = (content: string): string => `<meta name="description" content="${html(content)}">`;

function pattern({ platform, site }: SiteView): string {
  if (platform === "shopify") return '<meta name="description" content="{{ page_description | escape }}">';
  const price = site.profile.sells === true ? " {price, for a product}" : "";
  return element(`{name}: {first sentence of the text on the page}${price}`);
}

/** Quotation marks that open nothing, or stand twice, are left over from a list of data. */
const isWhole = (text: string): boolean =>
  !/^["”»]|["“”]{2}/u.test(text) && (text.match(/["“”]/gu)?.length ?? 0) % 2 === 0 && !/\s\*|\*\s/.test(text);

/** Whether all sentences stand in the page's own text outside of its cards, and the first is about what it is called. */
function isOfPage(text: string, page: PageFacts, view: SiteView): boolean {
  if (page.kind === "list") return false;
  const name = page.kind === "home" ? null : pageName(page, view);
  const bare = name !== null && text.startsWith(`${name}: `) ? text.slice(name.length + 2) : text;
  const cards = page.outline.texts.flatMap((one) => (one.list === true ? [oneLine(one.text)] : []));
  const own = [...page.head.descriptions, ...page.text.paragraphs, said(productOf(page), "description") ?? ""].map(
    oneLine,
  );
  const [first = "", ...rest] = sentencesOf(bare);
  const isOwn = (one: string): boolean => {
    const words = one.replace(/[.!?…。]+$/u, "");
    return own.some((paragraph) => paragraph.includes(words)) && !cards.some((card) => card.includes(words));
  };
  return isWhole(text) && [first, ...rest].every(isOwn) && (name === null || shareTopic(first, name));
}

/** The description that a page without one of its own is proposed; null where its own sentences give none. */
export const ownSummary = oncePerPage((page, view): string | null => {
  const text = proposeDescription(page, view, false);
  if (text === null || !isOfPage(text, page, view)) return null;
  return refusalOf(descriptionPatch(page, text), view) === null ? text : null;
});

const described = (keep: boolean): Fixer =>
  perPage({
    make: (page, view) => {
      const proposal = proposeDescription(page, view, keep);
      // What pages share was mostly written for the home page, which keeps it.
      if (!keep && page.kind === "home") return [];
      if (proposal === null || !isOfPage(proposal, page, view)) return null;
      return [show(descriptionPatch(page, proposal))];
    },
    pattern,
  });

/** A description from the page's own sentences. */
export const description = described(true);
/** The same, but never from the text that other pages share. */
export const ownDescription = described(false);
