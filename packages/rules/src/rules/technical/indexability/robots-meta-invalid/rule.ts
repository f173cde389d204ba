import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { readableHtml } from "../../../../populations.ts";
import { googleDirectives, type Directive } from "../../../../reading/robots-directives.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

const KNOWN = new Set(
  "all index follow none noindex nofollow noarchive nocache nosnippet noimageindex notranslate indexifembedded nositelinkssearchbox".split(
    " ",
  ),
);
const SIZES = new Set(["none", "standard", "large"]);

export const rule = definePageRule({
  id: "robots-meta-invalid",
  category: "technical",
  area: "indexability",
  severity: "medium",
  fixKind: "meta",
  certainty: 1,
  repair: { pasted: true },
  over: readableHtml,
  reads: ["head", "response"],
  source: "https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag",
  judge: (page) => verdictOn(googleDirectives(page)),
  words: { en },
  fix: fix,
});

function verdictOn(directives: readonly Directive[]) {
  if (directives.length === 0) return notApplicable();
  const odd = directives.flatMap(({ token, from }) => {
    const meant = meantBy(token);
    return meant === null ? [] : [{ written: token, meant, from }];
  });
  const [first] = odd;
  return first === undefined ? pass() : fail({ at: first.from, saw: odd.slice(0, 3), expected: first.meant });
}

/** The documented directive that was meant; null for one that is documented, or that resembles none. */
function meantBy(token: string): string | null {
  const [name = "", value = ""] = token.split(":").map((part) => part.trim());
  if (name === "max-image-preview") return SIZES.has(value) ? null : "max-image-preview:large";
  if (name === "max-snippet" || name === "max-video-preview") return /^-?\d+$/.test(value) ? null : `${name}:-1`;
  const bare = name.replace(/[^a-z]/g, "");
  return !KNOWN.has(name) && KNOWN.has(bare) && !token.includes(":") ? bare : null;
}
