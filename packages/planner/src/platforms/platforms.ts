import type { Finding } from "@audit/auditor";
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

const topicOf = ({ rule, fixKind }: Pick<Finding, "rule" | "fixKind">): Topic =>
  rule.startsWith("canonical-") && fixKind !== "config" ? "canonical" : fixKind;

/** Where the repair of a finding is made in a system; null when the system or the place is not known. */
export const placeOf = (finding: Pick<Finding, "rule" | "fixKind">, platform: string | null): string | null =>
  platformOf(platform)?.places[topicOf(finding)] ?? null;
