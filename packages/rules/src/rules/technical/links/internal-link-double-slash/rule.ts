import { sameSite } from "@audit/facts";
import { replacements } from "../../../../fixes/links/clean-links.ts";
import { readableHtml } from "../../../../populations.ts";
import { addressTrait } from "../../../../reading/address-traits.ts";
import { specificTexts } from "../../../../reading/shown-things.ts";
import { quoted } from "../../../../reading/words.ts";
import { cleanUrl } from "../../../../view/clean-url.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { en } from "./words.en.ts";

/** From where on a path is an address of its own (/web/https://shop.example/), by right or by mistake. */
const EMBEDDED = /https?:.*$/i;
const BEHIND_SCHEME = "https://".length;
const MOST_SHOWN = 5;

export const rule = definePageRule({
  id: "internal-link-double-slash",
  category: "technical",
  area: "links",
  severity: "medium",
  fixKind: "link",
  certainty: 1,
  over: readableHtml,
  reads: ["url", "links"],
  source: "https://developers.google.com/search/docs/crawling-indexing/url-structure",
  judge: ({ url: from, links }) => {
    if (links.length === 0) return notApplicable();
    const doubled = links.flatMap(({ url, text }) =>
      url !== null && hasDoubleSlash(url) && sameSite(url, from) ? [{ url, text }] : [],
    );
    if (doubled.length === 0) return pass();
    const different = [...new Map(doubled.map((link) => [link.url, link])).values()];
    const examples = different.slice(0, MOST_SHOWN).map(({ url, text }) => ({ href: url, text: quoted(text) }));
    return fail({ at: "a[href]", saw: { links: doubled.length, examples }, expected: "single slashes in the path" });
  },
  words: { en },
  shows: ({ examples }) => specificTexts(examples.map(({ href }) => href)),
  ends: ({ evidence: { saw } }) => saw.examples.map(({ href }) => href),
  fix: (cause, view) =>
    replacements(cause, view, cleanUrl, (url) => hasDoubleSlash(url) && sameSite(url, view.site.home)),
});

const hasDoubleSlash = addressTrait(
  (url) => new URL(url).pathname.replace(EMBEDDED, "").includes("//"),
  (url) => url.includes("//", BEHIND_SCHEME),
);
