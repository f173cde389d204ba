import { indexableHtml } from "../../../../populations.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { LONG_SCRIPTS } from "../../../../knowledge/limits.ts";

const MOST_SHARE = 0.5;

export const rule = definePageRule({
  id: "js-infinite-hydration-state",
  category: "technical",
  area: "js-rendering",
  severity: "low",
  fixKind: "template",
  certainty: 1,
  over: indexableHtml,
  reads: ["resources", "response"],
  says: {
    failing: "Scripts and their data inside the HTML outweigh the page",
    why: "The HTML carries scripts or their data (__NEXT_DATA__, __NUXT__ and the like) on top of the content. Phones load and parse all of it before the page reacts, and crawlers with a limit read less of the page itself.",
    fix: "Send scripts only the fields that they use, load the rest when it is asked for, and move code into files that browsers keep.",
    source: "https://nextjs.org/docs/messages/large-page-data",
  },
  told: ({ inlineScripts, longInlineScripts }) =>
    !inlineScripts ? notApplicable() : longInlineScripts ? null : pass(),
  judge: ({ resources: { inlineScriptBytes }, response: { bytes } }) => {
    if (inlineScriptBytes === 0) return notApplicable();
    if (inlineScriptBytes < LONG_SCRIPTS || inlineScriptBytes < bytes * MOST_SHARE) return pass();
    const saw = { inlineScriptBytes, htmlBytes: bytes };
    return fail({ at: "inline scripts", saw, expected: `below ${LONG_SCRIPTS} bytes` });
  },
});
