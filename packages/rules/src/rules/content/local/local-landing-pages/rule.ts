import { textBefore } from "@audit/facts";
import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
import { indexableContent } from "../../../../populations.ts";
import { isLocalBusiness, ownOrganizations } from "../../../../reading/organizations.ts";
import { addressesOf, itemsOf, textsOf } from "../../../../reading/structured-data.ts";
import { normalised, quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

/** Stores that the markup lists on one page; each needs an address on the web that is not this page. */
export const rule = definePageRule({
  id: "local-landing-pages",
  category: "content",
  area: "local",
  severity: "medium",
  fixKind: "content",
  certainty: 0.8,
  aiVisibility: true,
  over: indexableContent,
  reads: ["url", "structuredData"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/local-business",
  judge: ({ url, structuredData }) => {
    const stores = ownOrganizations(structuredData).filter(isLocalBusiness);
    if (stores.length === 0) return notApplicable();
    const places = new Map(stores.flatMap((store) => streetOf(store).map((street) => [street, store] as const)));
    if (places.size < 2) return notApplicable();
    const here = withoutQuery(url);
    const pages = new Set(
      [...places.values()].flatMap((store) => addressesOf(store, "url")).filter((page) => withoutQuery(page) !== here),
    );
    if (pages.size >= places.size) return pass();
    const names = [...places.values()].slice(0, 4).map((store) => quoted(textsOf(store, "name")[0] ?? ""));
    return fail({
      at: "LocalBusiness > url",
      saw: { stores: places.size, pages: pages.size, names },
      expected: "one page per store",
    });
  },
  words: { en },
  fix: worklist(en),
});

const withoutQuery = (url: string): string => textBefore(textBefore(url, "#"), "?");

const streetOf = (store: Parameters<typeof itemsOf>[0]): string[] =>
  itemsOf(store, "address").flatMap((address) => textsOf(address, "streetAddress").map(normalised));
