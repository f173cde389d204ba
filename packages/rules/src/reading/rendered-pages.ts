import type { RenderedPage, SiteFacts } from "@audit/facts";
import { judgePages, unknown, type Evidence, type SiteVerdict } from "../verdict.ts";
import { quoted } from "./words.ts";

const UNSEEN = {
  off: "No page was run in a browser, so what scripts do is not known.",
  "no-browser": "There was no browser to run pages in, so what scripts do is not known.",
  done: "None of the pages chosen could be run in a browser.",
};

/**
 * Judges each page that was run in a browser: evidence of a fault, null where all is well, "outside" where the rule has
 * nothing to say. Unknown when no page was run.
 */
export function judgeRendered<E extends Evidence>(
  { state, pages }: SiteFacts["rendering"],
  judge: (page: RenderedPage) => E | null | "outside",
): SiteVerdict<E["saw"]> {
  if (pages.length === 0) return unknown(UNSEEN[state]);
  const judged = pages.map((page) => ({ url: page.url, evidence: judge(page) }));
  const inside = judged.filter(({ evidence }) => evidence !== "outside");
  const faults = inside.flatMap(({ url, evidence }) =>
    evidence === null || evidence === "outside" ? [] : [{ url, evidence }],
  );
  return judgePages(faults, inside.length);
}

/** Style sheets of font services, whose letters alone are missing without them. */
const FONTS = /[?&]family=/;

/**
 * The same for what hangs on the whole page: those whose style sheets or scripts did not all come to our browser look and
 * behave otherwise than visitors see them, so they are left out.
 * @param fontsMatter whether the width of letters changes what is judged
 */
export function judgeWhole<E extends Evidence>(
  rendering: SiteFacts["rendering"],
  judge: (page: RenderedPage) => E | null | "outside",
  fontsMatter = true,
): SiteVerdict<E["saw"]> {
  const lacking = ({ run: { unloaded = [] } }: RenderedPage): string | undefined =>
    unloaded.find((url) => fontsMatter || !FONTS.test(url));
  const whole = rendering.pages.filter((page) => lacking(page) === undefined);
  const missing = rendering.pages.map(lacking).find((url) => url !== undefined);
  if (missing !== undefined && whole.length === 0)
    return unknown(`${quoted(missing)} did not come to our browser, so the pages may look otherwise to visitors.`);
  return judgeRendered({ ...rendering, pages: whole }, judge);
}

/**
 * Milliseconds of a loading, less the part in which the page waited for a processor: on a busy machine the same page takes
 * several times longer, and is not to blame.
 */
export const ownMs = ({ lab: { processor = 1 } }: RenderedPage["run"], ms: number): number =>
  Math.round(ms * processor);

/** Evidence of two readings of one thing that differ. */
export const difference = <T extends string | readonly string[] | null>(
  sent: T,
  ran: T,
): Evidence<{ readonly asSent: T; readonly afterScripts: T }> => ({
  at: "HTML as sent and after scripts ran",
  saw: { asSent: sent, afterScripts: ran },
  expected: "the same in both",
});

/** Scripts write the address that is open, so the server's final slash alone makes two lists of addresses differ. */
export function isSameButSlash(saw: {
  readonly asSent: readonly string[];
  readonly afterScripts: readonly string[];
}): boolean {
  const [sent, after] = [saw.asSent, saw.afterScripts].map((list) =>
    list.map((one) => one.replace(/\/$/, "")).join(" "),
  );
  return sent === after;
}
