import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import type { RenderedPage } from "@audit/facts";
import { pagesByUrl } from "../../../../reading/page-index.ts";
import { isVisitorDetour } from "../../../../reading/visitor-detour.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, unknown } from "../../../../verdict.ts";

/** Redirects by a script; those by a meta tag have their own rule. */
export const rule = defineSiteRule({
  id: "js-redirect",
  category: "technical",
  area: "status-redirects",
  severity: "medium",
  fixKind: "redirect",
  certainty: 0.9,
  repair: { work: "hard" },
  reads: ["rendering", "pages"],
  source: "https://developers.google.com/search/docs/crawling-indexing/301-redirects#jslocation",
  judge: ({ rendering: { state, pages: ran, failed }, pages }) => {
    const known = pagesByUrl(pages);
    const sent = failed.filter(({ movedTo }) => movedTo !== undefined);
    if (ran.length + sent.length === 0) {
      return unknown(
        state === "done" ? "None of the pages chosen could be run in a browser." : "No page was run in a browser.",
      );
    }
    const left = sent.filter(({ url }) => known.get(url)?.head.refresh?.url === undefined);
    const moves = [
      ...left.map(({ url, movedTo }) => ({ url, to: movedTo! })),
      ...ran.flatMap((page) => (isMove(page) ? [{ url: page.url, to: page.run.finalUrl }] : [])),
    ];
    const faults = moves.flatMap(({ url, to }) => {
      return isSamePlace(url, to) || isVisitorDetour(url, to) ? [] : [{ url, evidence: evidenceOf(to) }];
    });
    return judgePages(faults, ran.length + left.length);
  },
  words: { en },
  fix,
});

const evidenceOf = (to: string) => ({
  at: "address after scripts ran",
  saw: { movedTo: to },
  expected: "the address that was asked for, or a redirect by the server",
});

/** An address that only its look changed is a move when the page itself says that it belongs to the new one. */
const isMove = ({ url, rendered, run: { finalUrl } }: RenderedPage): boolean =>
  finalUrl !== url && rendered.canonicals.includes(finalUrl) && !rendered.canonicals.includes(url);

/** Parameters, fragments and a final slash are set by scripts for many reasons. */
function isSamePlace(from: string, to: string): boolean {
  const [a, b] = [new URL(from), new URL(to)];
  const path = ({ pathname }: URL): string => pathname.replace(/\/$/, "");
  return a.host === b.host && path(a) === path(b);
}
