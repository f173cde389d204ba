import type { Fixer } from "../../../../fixes/fixer.ts";
import { replacementList, sourcesOf } from "../../../../fixes/links/link-list.ts";
import { isCopiedUnder } from "../../../../reading/main-address.ts";
import { sectionsOf } from "../../../../fixes/patches/fix.ts";

const SHOPIFY = [
  "{%- comment -%} in the theme's product card: in place of {{ product.url | within: collection }} {%- endcomment -%}",
  "{{ product.url }}",
].join("\n");

/** Links to the addresses at fault, each to the one that its page names as canonical. */
export const fix: Fixer<{ readonly canonical: string }> = ({ faults }, view) => {
  const targets = new Map(faults.map(({ url, evidence: { saw } }) => [url, saw.canonical]));
  const isTemplate = faults.every(({ url, evidence: { saw } }) => isCopiedUnder(url, saw.canonical));
  const line = isTemplate && view.platform === "shopify" ? SHOPIFY : null;
  return sectionsOf(
    line,
    replacementList([...targets].map(([old, now]) => ({ old, now, sources: sourcesOf(old, view) }))),
  );
};
