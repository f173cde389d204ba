import { frameAddresses } from "./fix.ts";
import { readableHtml } from "../../../../populations.ts";
import { fileName } from "../../../../reading/shown-things.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { en } from "./words.en.ts";

/** "%25" in front of two digits is a percent sign that was encoded once more. */
const TWICE = /%25[0-9a-f]{2}/i;
/** The separators of a query, encoded: nothing is left that separates names and values. */
const ENCODED_SEPARATOR = /%3d/i;
const ENCODED_NEXT = /%26/i;
const MOST_SHOWN = 3;

/** A map, a film or a form in a frame whose query was encoded twice: its host gets one long word and shows nothing of it. */
export const rule = definePageRule({
  id: "frame-address-broken",
  category: "technical",
  area: "html-validity",
  severity: "medium",
  fixKind: "content",
  certainty: 0.85,
  repair: { perPage: true },
  over: readableHtml,
  reads: ["resources"],
  source: "https://url.spec.whatwg.org/#percent-encoded-bytes",
  judge: ({ resources }) => {
    const frames = resources.iframes.flatMap(({ url }) => url ?? []);
    if (frames.length === 0) return notApplicable();
    const broken = frames.filter(isEncodedTwice);
    if (broken.length === 0) return pass();
    const saw = { frames: broken.slice(0, MOST_SHOWN).map(quoted) };
    return fail({
      at: "iframe[src]",
      saw,
      expected: broken.slice(0, MOST_SHOWN).map((url) => quoted(encodedOnce(url))),
    });
  },
  words: { en },
  shows: ({ frames }) => frames.map(fileName),
  fix: frameAddresses,
});

/** A query without any "=" of its own that holds encoded ones: an address as a value has a name in front of it. */
function isEncodedTwice(url: string): boolean {
  const query = new URL(url).search;
  if (query.length < 2 || query.includes("=")) return false;
  return ENCODED_SEPARATOR.test(query) && (ENCODED_NEXT.test(query) || TWICE.test(query));
}

/** The address with its query decoded by one step, and "&amp;" written as browsers send it. */
function encodedOnce(url: string): string {
  const { search } = new URL(url);
  try {
    return url.replace(search, decodeURIComponent(search).replaceAll("&amp;", "&"));
  } catch {
    return url;
  }
}
