import { judgeRendered } from "../../../../reading/rendered-pages.ts";
import { defineSiteRule } from "../../../../rule.ts";

/** Compressed bytes on the wire. */
const MOST_BYTES = 350_000;

/** A lab value: one loading on the auditing machine, not what visitors measure. */
export const rule = defineSiteRule({
  id: "js-bundle-heavy",
  category: "technical",
  area: "performance",
  severity: "medium",
  fixKind: "template",
  certainty: 0.9,
  reads: ["rendering"],
  says: {
    failing: "Page loads too much script",
    why: "Script costs more than anything else of its size: it must be loaded, read and run before the page reacts.",
    fix: "Take out apps and tags nobody uses, load the rest only where it is needed, and serve scripts minified and compressed.",
    source: "https://web.dev/articles/optimize-javascript-execution",
  },
  judge: ({ rendering }) =>
    judgeRendered(rendering, ({ run: { lab } }) => {
      const { script, thirdPartyScript } = lab.bytes;
      if (script === 0) return "outside";
      if (script <= MOST_BYTES) return null;
      return {
        at: "one loading in the lab",
        saw: { scriptBytes: script, ofOtherSites: thirdPartyScript },
        expected: `at most ${MOST_BYTES} bytes`,
      };
    }),
});
