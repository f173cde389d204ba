import type { Finding } from "../finding.ts";
import { magento } from "./magento.ts";
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

const ABOUT_PRODUCTS = /^(agent-)?(product|offer|shipping|return|variant|review|aggregate)/;

function topicOf({ rule, fixKind }: Pick<Finding, "rule" | "fixKind">): Topic {
  if (fixKind === "json-ld" && ABOUT_PRODUCTS.test(rule)) return "product-markup";
  return rule.startsWith("canonical-") && fixKind !== "config" ? "canonical" : fixKind;
}

/** Where the repair of a finding is made in a system; null when the system or the place is not known. */
export function placeOf(finding: Pick<Finding, "rule" | "fixKind">, platform: string | null): string | null {
  const places = platformOf(platform)?.places;
  return places?.[topicOf(finding)] ?? (finding.fixKind === "json-ld" ? places?.["json-ld"] : null) ?? null;
}
