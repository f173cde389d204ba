import type { FixKind } from "@audit/auditor";
import type { Cause } from "../causes/cause.ts";
import { distinctUrls, MOST_EXAMPLES } from "../fixes/fixer.ts";
import type { SiteView } from "../view/site-view.ts";

/** Where the systems keep what has to be changed. Paths as their admin screens name them. */
const PLACES: Readonly<Record<string, Partial<Record<FixKind, string>>>> = {
  shopify: {
    meta: "In Shopify: open the product, collection or page and edit “Search engine listing”; for all pages at once, Online Store > Themes > Edit code > layout/theme.liquid.",
    template: "In Shopify: Online Store > Themes > Edit code.",
    "json-ld":
      "In Shopify: Online Store > Themes > Edit code, in the template of the page (for products sections/main-product.liquid).",
    redirect: "In Shopify: Content > Menus > URL redirects > Import, with the list below as a CSV file.",
    robots: "In Shopify: Online Store > Themes > Edit code > Add template > robots.txt.liquid.",
    sitemap: "Shopify writes sitemap.xml itself: publish or unpublish the pages, or change their SEO visibility.",
    content: "In Shopify: open the product, collection, page or blog post and edit its text.",
  },
  woocommerce: {
    meta: "In WordPress: edit the page or product in your SEO plugin's box (Yoast, Rank Math ...); for all pages at once, in the plugin's templates.",
    template: "In WordPress: change a child theme, so that updates keep it.",
    "json-ld": "In WordPress: your SEO plugin or a child theme writes the structured data; add what is missing there.",
    redirect: "In WordPress: import the list with the plugin Redirection, or use the server rules below.",
    robots: "In WordPress: your SEO plugin's file editor, or a robots.txt file in the web folder.",
    sitemap: "In WordPress: your SEO plugin's sitemap settings.",
    content: "In WordPress: edit the page, post, product or category.",
  },
};
const SAME_AS: Readonly<Record<string, string>> = { wordpress: "woocommerce" };

/** Where the change is made, when the system is known. */
function placeOf(fixKind: FixKind, platform: string | null): string | null {
  const system = platform ? (SAME_AS[platform] ?? platform) : "";
  return PLACES[system]?.[fixKind] ?? null;
}

/** What to do, as numbered steps. */
export function stepsFor(cause: Cause, view: SiteView, implementation: string | null): string {
  const { finding } = cause;
  const place = placeOf(finding.fixKind, view.platform);
  const paste = implementation === null ? null : pasteStep(implementation, cause);
  const steps = [finding.says.fix, place, paste, "Check it as described below."].filter((step) => step !== null);
  return steps.map((step, index) => `${index + 1}. ${step}`).join("\n");
}

function pasteStep(implementation: string, cause: Cause): string {
  const fill = implementation.includes("[fill in:")
    ? " Replace what stands in [fill in: ...] by your own data: it is not on the page."
    : "";
  const isMore =
    implementation.startsWith("<!--") && cause.scope !== "site" && distinctUrls(cause).length > MOST_EXAMPLES;
  const examples = isMore ? " It shows the first pages; do the same for the others." : "";
  return `Use the code below, made from your site's own data.${examples}${fill}`;
}
