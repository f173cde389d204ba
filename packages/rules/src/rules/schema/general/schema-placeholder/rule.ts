import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import type { SdItem } from "@audit/facts";
import { indexableContent } from "../../../../populations.ts";
import { everyItem, textOf } from "../../../../reading/structured-data.ts";
import { quoted } from "../../../../reading/words.ts";
import { pageUrl } from "../../../../reading/page-url.ts";
import { isDemoPhone } from "../../../../reading/demo-contacts.ts";
import { isPlaceholder } from "../../../../reading/placeholders.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "schema-placeholder",
  category: "schema",
  area: "general",
  severity: "medium",
  fixKind: "json-ld",
  certainty: 0.9,
  repair: { pasted: true },
  aiVisibility: true,
  over: indexableContent,
  reads: ["url", "structuredData"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/sd-policies",
  judge: ({ url, structuredData }) => {
    const items = everyItem(structuredData);
    if (items.length === 0) return notApplicable();
    const ownHost = /^(www\.)?example\.(com|org|net)$/.test(pageUrl(url).hostname);
    const found: { at: string; property: string; value: string }[] = [];
    for (const { item, at } of items) for (const one of placeholdersOf(item, ownHost)) found.push({ at, ...one });
    const [first] = found;
    if (first === undefined) return pass();
    return fail({ at: `${first.at} > ${first.property}`, saw: found.slice(0, 5) });
  },
  words: { en },
  fix,
});

interface Placeholder {
  readonly property: string;
  readonly value: string;
}

function placeholdersOf(item: SdItem, ownHost: boolean): Placeholder[] {
  const found: Placeholder[] = [];
  for (const property of Object.keys(item.props)) {
    for (const value of item.props[property] ?? []) {
      if (typeof value !== "string") continue;
      const isNobodys = property === "telephone" && isDemoPhone(value, null);
      if (!isNobodys && !isPlaceholder(value, property, ownHost)) continue;
      found.push({ property, value: quoted(textOf(value)) });
    }
  }
  return found;
}
