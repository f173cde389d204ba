import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { judgeLook } from "../../../../reading/closer-looks.ts";
import { judgeWhole } from "../../../../reading/rendered-pages.ts";
import { pagesByUrl } from "../../../../reading/page-index.ts";
import { defineSiteRule } from "../../../../rule.ts";

/** Pages that are not laid out for phones at all have their own rule. */
export const rule = defineSiteRule({
  id: "horizontal-scroll",
  category: "technical",
  area: "mobile",
  severity: "medium",
  fixKind: "template",
  certainty: 0.9,
  reads: ["rendering", "pages"],
  source: "https://web.dev/articles/responsive-web-design-basics#size-content",
  judge: ({ rendering, pages }) => {
    const known = pagesByUrl(pages);
    return judgeLook(
      rendering,
      "sideways",
      ({ url }, sideways) => {
        if (!known.get(url)?.head.viewport?.includes("width")) return "outside";
        if (sideways === null) return null;
        return {
          at: "screen of 360 pixels, opened as a phone",
          saw: {
            scrollsBy: sideways.by,
            widest: sideways.elements.map(({ selector, right }) => `${selector} to ${right}`),
          },
          expected: "nothing beyond 360 pixels",
        };
      },
      judgeWhole,
    );
  },
  words: { en },
  onlyFound: true,
  fix,
});
