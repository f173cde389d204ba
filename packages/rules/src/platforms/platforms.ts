import type { PageFacts } from "@audit/facts";
import type { Finding } from "../finding.ts";
import type { Patch } from "../fixes/patches/patch.ts";
import { magento } from "./magento.ts";
import { makerOf } from "./markup-makers.ts";
import { next } from "./next.ts";
import type { Platform, Topic } from "./platform.ts";
import { prestashop } from "./prestashop.ts";
import { shopify } from "./shopify.ts";
import { shopware } from "./shopware.ts";
import { squarespace, wix } from "./hosted.ts";
import { woocommerce, wordpress } from "./wordpress.ts";

/** By the name under which facts tell a system. */
const platforms: Readonly<Record<string, Platform>> = {
  shopify,
  wordpress,
  woocommerce,
  shopware,
  magento,
  prestashop,
  wix,
  squarespace,
  next,
};

export const platformOf = (name: string | null): Platform | null => (name === null ? null : (platforms[name] ?? null));

/** A repair as its place is told: what it mends, what it changes, and an example of a page. */
export interface Change {
  readonly finding: Pick<Finding, "rule" | "area" | "fixKind">;
  readonly patches: readonly Patch[];
  readonly page: PageFacts | null;
}

const ABOUT_PRODUCTS = /^(agent-)?(product|offer|shipping|variant|review|aggregate)/;
const ABOUT_LANGUAGES = /^(hreflang|currency-locale)-/;

/** Areas whose settings are the server's; other settings are those of the shop system or of a plugin. */
const OF_SERVER: ReadonlySet<string> = new Set([
  "performance",
  "security",
  "status-redirects",
  "crawlability",
  "ai-access",
  "indexability",
  "facets-pagination",
]);

/** Rules of templates that are about the head or the first lines of the layout. */
const ABOUT_HEAD =
  /^(title|description|og|twitter|social-js|html-lang|robots|charset|doctype|head|viewport|favicon|a11y-zoom|base-href|analytics)-/;
const ABOUT_SCRIPTS =
  /^(js-|links-only-after-js|ai-content-needs-js|list-filled-by-scripts|related-filled-by-scripts|menu-filled-by-scripts)/;
const HEAD_OPS = /^(title|description|canonical|robots|viewport|lang|hreflang|og:.*|twitter:.*)$/;

/** Null where the system's own words would not help. */
function topicOf({ finding: { rule, area, fixKind }, patches }: Change): Topic | null {
  if (fixKind === "json-ld") return isOfProducts(rule, patches) ? "product-markup" : "json-ld";
  if (rule.startsWith("nav-")) return "link";
  if (fixKind === "info" || (fixKind === "config" && !OF_SERVER.has(area))) return null;
  if (fixKind !== "meta" && fixKind !== "template") return fixKind;
  if (rule.startsWith("canonical-")) return "canonical";
  if (ABOUT_LANGUAGES.test(rule)) return "hreflang";
  if (fixKind === "meta") return fixKind;
  if (ABOUT_SCRIPTS.test(rule)) return "rendering";
  const ops = patches.filter(({ at }) => at === "page").map(({ op }) => op);
  if (ops.length > 0) return ops.every((op) => HEAD_OPS.test(op)) ? "head" : "body";
  if (area === "performance") return null;
  return ABOUT_HEAD.test(rule) ? "head" : "body";
}

/** Blocks tell by their type; where none is ready, the rule does. */
function isOfProducts(rule: string, patches: readonly Patch[]): boolean {
  const blocks = patches.filter(({ op }) => op === "jsonld");
  return blocks.length === 0 ? ABOUT_PRODUCTS.test(rule) : blocks.every(({ key }) => key?.startsWith("Product"));
}

/** Where a repair is made in a system; null when the system or the place is not known. */
export function placeOf(change: Change, platform: string | null): string | null {
  const places = platformOf(platform)?.places;
  const topic = topicOf(change);
  if (places === undefined || topic === null) return null;
  const isMarkup = topic === "json-ld" || topic === "product-markup";
  if (isMarkup && (platform === "wordpress" || platform === "woocommerce")) {
    const made = makerOf(change.page, topic);
    if (made !== null) return made;
  }
  return places[topic] ?? (isMarkup ? (places["json-ld"] ?? null) : null);
}
