import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
import { judgeRendered } from "../../../../reading/rendered-pages.ts";
import { defineSiteRule } from "../../../../rule.ts";

/** Compressed bytes on the wire. */
const MOST_BYTES = 350_000;
/** Scripts shrink to a third when they are compressed; bytes are counted on the wire. */
const COMPRESSED_TO = 3;

/** A lab value: one loading on the auditing machine, not what visitors measure. */
export const rule = defineSiteRule({
  id: "js-bundle-heavy",
  category: "technical",
  area: "performance",
  severity: "low",
  fixKind: "template",
  certainty: 0.9,
  repair: { work: "hard" },
  reads: ["rendering"],
  source: "https://web.dev/articles/optimize-javascript-execution",
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
  words: { en },
  // Which script it is, and whether the pages can do without, only their developer sees.
  onlyAlong: true,
  givesWayTo: [
    {
      to: ["no-compression"],
      as: "task",
      when: ({ evidence: { saw } }) => saw.scriptBytes <= COMPRESSED_TO * MOST_BYTES,
    },
  ],
  fix: worklist(en),
});
