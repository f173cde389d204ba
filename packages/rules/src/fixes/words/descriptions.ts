import { html } from "../../escape/html.ts";
import { fillIn, perPage, type Fixer } from "../fixer.ts";
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

const described = (keep: boolean): Fixer =>
  perPage({
    make: (page, view) => {
      const proposal = proposeDescription(page, view, keep);
      // What pages share was mostly written for the home page, which keeps it.
      if (!keep && page.kind === "home") return [];
      const text = proposal ?? fillIn("in one or two sentences, what a visitor finds here");
      return [show(descriptionPatch(page, text))];
    },
    pattern,
  });

/** A description from the page's own sentences. */
export const description = described(true);
/** The same, but never from the text that other pages share. */
export const ownDescription = described(false);
