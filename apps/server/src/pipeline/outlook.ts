import type { JobActivity } from "@audit/contract";

/** Where a crawl is heading. */
export type Outlook = { readonly expected: number; readonly secondsLeft: JobActivity["secondsLeft"] };

/** Too early a guess is worth nothing. */
const FIRST_AFTER_MS = 10_000;
const LEAST_DOCUMENTS = 5;
/** The pace of the last minute counts: a site speeds up and slows down. */
const WINDOW_MS = 60_000;
const SAMPLE_EVERY_MS = 1_000;
/** Pages make more pages known while they are read, so the later end is generous. */
const EARLIEST = 0.8;
const LATEST = 1.7;

/** What comes after reading, on a machine that is not busy with others. */
const JUDGING_SECONDS = 2;
const JUDGING_SECONDS_A_PAGE = 0.005;

/** What is known of the work ahead. */
interface Ahead {
  readonly pages: number;
  /** Asked for so far, whatever it was: the pace is theirs. */
  readonly documents: number;
  readonly expected: number;
  /** Documents that are asked for beside the pages. */
  readonly beside: number;
  /** Seconds of work in a browser. */
  readonly inBrowser: number;
}

interface Sample {
  readonly at: number;
  readonly documents: number;
}

/**
 * Watches a crawl's progress and says how many pages it will come to and how long that takes, from the pace of the
 * last minute. Neither goes beyond what fits into the time allowed.
 * @param maxSeconds the crawl ends then at the latest
 * @param clock milliseconds, monotonic
 */
export function watchPace(maxSeconds: number, clock: () => number = () => performance.now()) {
  const startedAt = clock();
  const samples: Sample[] = [];
  return ({ pages, documents, expected, beside, inBrowser }: Ahead): Outlook => {
    const now = { at: clock(), documents };
    const pace = paceOf(samples, now);
    keep(samples, now);
    const likely = Math.max(pages, expected);
    if (pace === null || now.at - startedAt < FIRST_AFTER_MS) return { expected: likely, secondsLeft: null };
    const allowed = Math.max(0, maxSeconds - (now.at - startedAt) / 1000);
    const reachable = Math.min(likely, pages + Math.ceil(pace * allowed));
    const reading = (reachable - pages) / pace;
    const judging = JUDGING_SECONDS + reachable * JUDGING_SECONDS_A_PAGE;
    // A browser works beside; what it has not done by then comes on top.
    const rest = Math.max(Math.min(allowed, beside / pace), inBrowser - reading) + judging;
    const within = (value: number): number => Math.round(Math.min(value, allowed) + rest);
    return { expected: reachable, secondsLeft: { from: within(reading * EARLIEST), to: within(reading * LATEST) } };
  };
}

/** Documents per second since the oldest sample kept; null while they are too few. */
function paceOf(samples: readonly Sample[], now: Sample): number | null {
  const first = samples[0];
  if (first === undefined || now.documents - first.documents < LEAST_DOCUMENTS || now.at === first.at) return null;
  return ((now.documents - first.documents) / (now.at - first.at)) * 1000;
}

/** Keeps the last minute, or as much as a handful of pages took. */
function keep(samples: Sample[], now: Sample): void {
  const last = samples.at(-1);
  if (last === undefined || now.at - last.at >= SAMPLE_EVERY_MS) samples.push(now);
  while (samples[1] && now.at - samples[1].at >= WINDOW_MS && now.documents - samples[1].documents >= LEAST_DOCUMENTS)
    samples.shift();
}
