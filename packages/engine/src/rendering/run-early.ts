import { paceCost, type SitePace } from "@audit/crawler";
import type { RenderOutcome } from "@audit/crawler/render";
import type { PageFacts } from "@audit/facts";
import type { RenderSetting } from "../audit.ts";
import { chooseEarly } from "./choose-early.ts";
import { refusalOf } from "./refusal-of.ts";

interface EarlyOptions {
  known(url: string): Promise<object | null>;
  run(url: string): Promise<RenderOutcome | null>;
}

interface EarlyRuns {
  begin(pace: SitePace): void;
  note(page: PageFacts): void;
  /** Pages that are chosen and not yet run. */
  left(): number;
  /** Waits for the page under way. @returns what was run, and why nothing more may be */
  end(): Promise<{ run: ReadonlySet<string>; refused: string | null }>;
}

/** Runs what is chosen while the crawl goes on, one page after the other, each in its turn among the crawl's requests. */
export function runEarly(how: RenderSetting, { known, run }: EarlyOptions): EarlyRuns {
  const choice = chooseEarly(how);
  const done = new Set<string>();
  let chosen: readonly string[] = [];
  let pace: SitePace | null = null;
  let refused: string | null = null;
  let ended = false;
  let working: Promise<void> | null = null;

  const next = (): string | undefined => (ended || refused !== null ? undefined : chosen.find((url) => !done.has(url)));
  const work = async (at: SitePace): Promise<void> => {
    for (let url = next(); url !== undefined; url = next()) {
      if ((await known(url)) === null) {
        if (!(await at.turn(url)) || ended) return;
        const outcome = await run(url);
        refused = refusalOf(outcome);
        const asked = outcome !== null && "page" in outcome ? outcome.page.ownRequests : 1;
        at.charge(url, paceCost(asked) - 1);
      }
      done.add(url);
    }
  };
  return {
    begin: (given) => void (pace = given),
    note(page) {
      const now = choice.note(page);
      if (now.length === 0 || pace === null) return;
      chosen = now;
      working = (working ?? Promise.resolve()).then(() => pace && work(pace)).then(() => {});
      // What went wrong is told at the end.
      working.catch(() => {});
    },
    left: () => (pace === null ? 0 : chosen.filter((url) => !done.has(url)).length),
    async end() {
      ended = true;
      await working;
      return { run: done, refused };
    },
  };
}
