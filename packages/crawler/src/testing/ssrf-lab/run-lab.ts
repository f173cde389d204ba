import { openBrowsing } from "./browsing.ts";
import { ATTEMPTS, countQuestions, crawlTowards, crawlTowardsPublic, crawlTurning } from "./crawls.ts";
import { openInternet, type Internet } from "./internet.ts";
import { timeRefusals } from "./time-refusals.ts";
import { allTargets, type Target } from "./targets.ts";
import { openMeasuring, openRendering, type PoliteFetcher } from "./visitors.ts";

export interface LabOptions {
  /** A few of everything and no browser: for the suite. */
  readonly slice: boolean;
  /** Null: all that can be had on this machine. */
  readonly only: Part | null;
}

export const parts = ["crawls", "browser", "lighthouse"] as const;
export type Part = (typeof parts)[number];

const TURNS = 100;

/** How much is shown to a visitor that runs pages. */
interface Dose {
  /** Of how many targets one is led to by all ways of a page; spellings come in eights. */
  readonly thoroughEvery: number;
  readonly turns: number;
  /** Ways of a page that reach a public host: 30 and 31 were counted with the browser the lab was made with. */
  readonly leastWays: number;
}
const RENDERING: Dose = { thoroughEvery: 8, turns: TURNS, leastWays: 20 };
/** A page takes it ten seconds. */
const MEASURING: Dose = { thoroughEvery: 40, turns: 20, leastWays: 20 };

const AT_ONCE = 4;
/** Refusals of open and closed ports may not differ in their time. */
const MOST_APART_MS = 20;

/** Counts what was as promised, and says what was not. */
interface Score {
  hold(about: string, isRight: boolean): void;
  /** `cases` were led to canaries; none may have been reached since the last call. */
  holdQuiet(about: string, cases: number): void;
  agree(): number;
  total(): number;
}

/** @returns whether nothing private was reached, and everything that should prove it was tried. */
export async function runLab({ slice, only }: LabOptions): Promise<boolean> {
  const internet = await openInternet();
  const score = openScore(internet);
  const all = allTargets();
  const targets = slice ? all.filter((_, index) => index % 40 === 0) : all;
  console.log(`${targets.length} addresses and names`);
  const wants = (part: Part): boolean => (slice ? part === "crawls" : only === null || only === part);
  if (wants("crawls")) await tryCrawls(internet, score, targets, slice ? 20 : TURNS);
  if (wants("browser")) await tryVisitor(internet, score, targets, openRendering(), RENDERING);
  if (wants("lighthouse")) await tryLighthouse(internet, score, targets, only !== null);
  internet.close();
  console.log(`ssrf lab: agree ${score.agree()} of ${score.total()}`);
  return score.agree() === score.total();
}

async function tryCrawls(internet: Internet, score: Score, targets: readonly Target[], turns: number): Promise<void> {
  const missing = await crawlTowardsPublic(internet);
  score.hold(`what leads elsewhere is followed there (not: ${missing.join(", ")})`, missing.length === 0);
  score.holdQuiet("a public site elsewhere", 1);
  await inTurn(targets, async (target, index) => void (await crawlTowards(internet, target, index)));
  score.holdQuiet(
    "submitted, shaken hands with, looked at for a proof, sent messages, checked again, requested under other user agents, by robots.txt, sitemaps, redirects, pages and files",
    targets.length * ATTEMPTS,
  );
  const questions = await countQuestions(internet);
  let turned = 0;
  await inTurn(Array.from({ length: turns }), async (_, run) => {
    // Every question of a crawl is the last honest one in some run.
    const honest = 1 + Math.floor((run * questions) / turns);
    if (await crawlTurning(internet, run, honest)) turned += 1;
  });
  score.holdQuiet(`names that turn private at one of ${questions} questions of a crawl`, turns);
  // The crawls of a few addresses only ask fewer questions, and some are over before their name turns.
  score.hold(`${turned} of ${turns} names turned while the crawl went on`, turned >= turns / 2);
  const apart = await timeRefusals();
  score.hold(`open and closed ports differ by ${apart.toFixed(1)} ms`, apart <= MOST_APART_MS);
}

async function tryLighthouse(
  internet: Internet,
  score: Score,
  targets: readonly Target[],
  isAskedFor: boolean,
): Promise<void> {
  const visitor = openMeasuring();
  if (visitor === null && !isAskedFor) return console.log("left out: Lighthouse is not installed here");
  await tryVisitor(internet, score, targets, visitor, MEASURING);
}

async function tryVisitor(
  internet: Internet,
  score: Score,
  targets: readonly Target[],
  visitor: PoliteFetcher | null,
  { thoroughEvery, turns, leastWays }: Dose,
): Promise<void> {
  if (visitor === null) return score.hold("there is a browser, and Lighthouse if it is asked for", false);
  console.log(`pages of ${visitor.site}`);
  const browsing = openBrowsing(internet, visitor);
  const ways = await browsing.waysToPublic();
  score.hold(`${ways} ways of a page reach a public host`, ways >= leastWays);
  score.holdQuiet("pages that use a public host", 1);
  await browsing.towards(targets);
  score.holdQuiet("a page's files, frames, scripts, sockets and redirects", targets.length);
  // Each takes seconds.
  const thorough = targets.filter(canParse).filter((_, index) => index % thoroughEvery === 0);
  for (const [index, target] of thorough.entries()) await browsing.thoroughlyTowards(target, index);
  score.holdQuiet("all connections of a page, and pages that leave", thorough.length * 2);
  let turned = 0;
  for (let run = 0; run < turns; run++) if (await browsing.turning(run)) turned += 1;
  score.holdQuiet("names that turn private while a page is run", turns);
  score.hold(`${turned} of ${turns} names turned while the page ran`, turned >= turns / 2);
  await visitor.close();
}

const canParse = ({ url }: Target): boolean => URL.parse(url(""))?.protocol === "http:";

async function inTurn<T>(items: readonly T[], work: (item: T, index: number) => Promise<void>): Promise<void> {
  const left = items.entries();
  const worker = async (): Promise<void> => {
    for (const [index, item] of left) await work(item, index);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

function openScore(internet: Internet): Score {
  let agree = 0;
  let total = 0;
  let seen = 0;
  const hold = (about: string, cases: number, faults: number): void => {
    total += cases;
    agree += Math.max(0, cases - faults);
    console.log(`${faults === 0 ? "as it should" : "NOT as it should"}: ${about}`);
  };
  return {
    hold: (about, isRight) => hold(about, 1, isRight ? 0 : 1),
    holdQuiet(about, cases) {
      const fresh = internet.touched().slice(seen);
      seen = internet.touched().length;
      for (const touch of fresh.slice(0, 20)) console.log(`reached: ${touch}`);
      hold(`${cases} x ${about}: ${fresh.length} connections`, cases, fresh.length);
    },
    agree: () => agree,
    total: () => total,
  };
}
