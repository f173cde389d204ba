import type { CloserLooks, RenderedPage, SiteFacts } from "@audit/facts";
import { unknown, type Evidence, type SiteVerdict } from "../verdict.ts";
import { judgeRendered } from "./rendered-pages.ts";

/**
 * Judges one closer look at each page that was run in a browser: evidence of a fault, null where all is well, "outside"
 * where the rule has nothing to say. Pages without the look say nothing; unknown when no page had it.
 */
export function judgeLook<K extends keyof CloserLooks, E extends Evidence>(
  rendering: SiteFacts["rendering"],
  name: K,
  judge: (page: RenderedPage, look: Exclude<CloserLooks[K], undefined>) => E | null | "outside",
  judgeRun = judgeRendered<E>,
): SiteVerdict<E["saw"]> {
  const asked = rendering.pages.filter(({ run }) => run.looks?.[name] !== undefined);
  if (rendering.pages.length > 0 && asked.length === 0)
    return unknown("The pages gave no answer to this in the browser.");
  return judgeRun({ ...rendering, pages: asked }, (page) =>
    // Pages without the look were left out above.
    judge(page, page.run.looks![name] as Exclude<CloserLooks[K], undefined>),
  );
}
