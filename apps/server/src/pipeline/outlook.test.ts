import { expect, test } from "vitest";
import { shareTrue, type Estimate } from "../testing/pace-lab/share-true.ts";
import { watchPace, type Outlook } from "./outlook.ts";

interface Course {
  /** Seconds between two pages at a moment of the crawl. */
  readonly secondsPerPage: (second: number) => number;
  /** What is expected after so many pages. */
  readonly expected: (pages: number) => number;
  readonly pages: number;
  readonly maxSeconds?: number;
  /** What is known of the work after the pages at a second. */
  readonly ahead?: (second: number) => { readonly beside: number; readonly inBrowser: number };
}

const nothingAhead = () => ({ beside: 0, inBrowser: 0 });

/** A crawl page by page. @returns what was said at each second of it */
function follow({
  secondsPerPage,
  expected,
  pages,
  maxSeconds = 900,
  ahead = nothingAhead,
}: Course): { at: number; said: Outlook }[] {
  let now = 0;
  const say = watchPace(maxSeconds, () => now * 1000);
  const course = [{ at: 0, said: say({ pages: 0, documents: 0, expected: 1, ...ahead(0) }) }];
  for (let page = 1; page <= pages && now < maxSeconds; page += 1) {
    now += secondsPerPage(now);
    course.push({ at: now, said: say({ pages: page, documents: page, expected: expected(page), ...ahead(now) }) });
  }
  return course;
}

/** Of the moments after ten seconds, the share at which the truth was within twice of the range said. */
function honesty(course: readonly { at: number; said: Outlook }[]): number {
  const end = course.at(-1)!.at;
  const late = course.filter(({ at }) => at >= 10 && at < end);
  const honest = late.filter(({ at, said: { secondsLeft } }) => {
    const left = end - at;
    return secondsLeft !== null && secondsLeft.from <= left * 2 && secondsLeft.to >= left / 2;
  });
  return honest.length / late.length;
}

/** 420 pages at their pace, and 4 s of judging. */
const JUDGED_AT = 214;
const steady = { secondsPerPage: () => 0.5, expected: () => 420, pages: 420 };

test("nothing is guessed in the first ten seconds or from a few pages", () => {
  for (const { at, said } of follow(steady)) if (at < 10) expect(said.secondsLeft).toBeNull();
  const slow = follow({ ...steady, secondsPerPage: () => 5, pages: 4 });
  expect(slow.at(-1)!.said.secondsLeft).toBeNull();
});

test("at a steady pace the truth lies within the range", () => {
  const course = follow(steady);
  for (const { at, said } of course.slice(30)) {
    expect(said.secondsLeft!.from).toBeLessThanOrEqual(Math.ceil(JUDGED_AT - at));
    expect(said.secondsLeft!.to).toBeGreaterThanOrEqual(Math.floor(JUDGED_AT - at));
  }
});

test("the range is within twice of the truth most of the time while pages make more pages known", () => {
  expect(honesty(follow({ ...steady, expected: (pages) => Math.min(420, 40 + pages * 3) }))).toBeGreaterThan(0.8);
});

test("a site that asks us to slow down on the way is followed within a minute", () => {
  const course = follow({ ...steady, secondsPerPage: (second) => (second < 60 ? 0.5 : 2) });
  const settled = course.find(({ at }) => at > 125)!;
  const left = course.at(-1)!.at - settled.at;
  expect(settled.said.secondsLeft!.from).toBeLessThan(left);
  expect(settled.said.secondsLeft!.to).toBeGreaterThan(left);
});

test("what comes after the last page counts, and a browser's work as far as it outlasts the reading", () => {
  const said = (beside: number, inBrowser: number): Outlook["secondsLeft"] => {
    const course = follow({ ...steady, pages: 400, expected: () => 420, ahead: () => ({ beside, inBrowser }) });
    return course.at(-1)!.said.secondsLeft;
  };
  // 20 pages in 10 s, and 4 s of judging.
  expect(said(0, 0)).toEqual({ from: 12, to: 21 });
  expect(said(24, 0)).toEqual({ from: 24, to: 33 });
  expect(said(24, 10)).toEqual({ from: 24, to: 33 });
  expect(said(24, 60)).toEqual({ from: 62, to: 71 });
});

test("it stays true while a browser goes on after the last page, whether that outlasts the reading or not", () => {
  const share = (secondsInBrowser: number): number => {
    let now = 0;
    const say = watchPace(900, () => now * 1000);
    const estimates: Estimate[] = [];
    const note = (pages: number, inBrowser: number): void => {
      const { secondsLeft } = say({ pages, documents: pages, expected: 100, beside: 0, inBrowser });
      estimates.push({ at: now, left: secondsLeft });
    };
    for (let page = 0; page <= 100; page += 1, now += 0.5) note(page, secondsInBrowser);
    for (let left = secondsInBrowser; left > 0; left -= 0.5, now += 0.5) note(100, left);
    const judging = 2.5;
    return shareTrue(estimates, now + judging);
  };
  for (const secondsInBrowser of [10, 60, 180]) expect(share(secondsInBrowser)).toBeGreaterThan(0.8);
});

test("on a small site it is true from its first moment on, though files of the site are asked for before its pages", () => {
  const [files, pages, afterwards] = [16, 40, 24];
  let now = 0;
  const say = watchPace(900, () => now * 1000);
  const estimates: Estimate[] = [];
  for (let documents = 0; documents <= files + pages + afterwards; documents += 1, now += 0.5) {
    const read = Math.min(pages, Math.max(1, documents - files));
    const beside = files + afterwards - Math.min(files, documents) - Math.max(0, documents - files - pages);
    const { secondsLeft } = say({ pages: read, documents, expected: pages, beside, inBrowser: 0 });
    estimates.push({ at: now, left: secondsLeft });
  }
  expect(shareTrue(estimates, now + 2)).toBeGreaterThan(0.9);
});

test("neither pages nor time go beyond what is allowed", () => {
  const course = follow({ ...steady, secondsPerPage: () => 10, maxSeconds: 300 });
  const { said } = course.find(({ at }) => at >= 100)!;
  expect(said.expected).toBe(30);
  expect(said.secondsLeft).toEqual({ from: 162, to: 202 });
});
