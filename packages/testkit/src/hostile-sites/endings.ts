import type { PageFacts } from "@audit/facts";
import type { Ending, Seen } from "./hostile-site.ts";

const pathOf = (page: PageFacts): string => new URL(page.url).pathname;
const at = (seen: Seen, path: string): PageFacts | undefined => seen.pages.find((one) => pathOf(one) === path);

/** All of these must hold. */
export const all =
  (...endings: readonly Ending[]): Ending =>
  (seen) =>
    endings.map((ending) => ending(seen)).find((fault) => fault !== null) ?? null;

/** Nothing could be had, and the owner is told why. */
export const refused =
  (...codes: readonly string[]): Ending =>
  ({ refused: code }) =>
    code !== null && codes.includes(code) ? null : `expected a refusal (${codes.join(" or ")}), got ${code}`;

/** The answer at a path, by what it must be like. */
export const answers =
  (path: string, what: string, holds: (page: PageFacts) => boolean): Ending =>
  (seen) => {
    if (seen.refused !== null) return `refused: ${seen.refused}`;
    const page = at(seen, path);
    if (!page) return `${path} was not asked for`;
    const { status, failure, charset, truncated } = page.response;
    if (holds(page)) return null;
    const ended = {
      status,
      failure: failure?.kind,
      charset,
      truncated,
      title: page.head.titles[0],
      wall: page.tech.botWall,
    };
    return `${path} should be ${what}: ${JSON.stringify(ended)}`;
  };

/** A page is read as it stands. */
export const reads = (path: string, title: string): Ending =>
  answers(path, `read as "${title}"`, ({ head, response }) => response.status === 200 && head.titles[0] === title);

export const fails = (path: string, ...kinds: readonly string[]): Ending =>
  answers(path, kinds.join(" or "), ({ response }) => kinds.includes(response.failure?.kind ?? ""));

export const isCut = (path: string): Ending => answers(path, "cut", ({ response }) => response.truncated);

export const hasStatus = (path: string, status: number): Ending =>
  answers(path, `status ${status}`, ({ response }) => response.status === status);

/** A bot wall, or a page that is no content: never judged. */
export const isWall = (path: string): Ending => answers(path, "a bot wall", ({ tech }) => tech.botWall !== null);

export const leavesOut =
  (reason: string, atLeast = 1): Ending =>
  ({ notRead }) =>
    (notRead[reason] ?? 0) >= atLeast ? null : `expected ${atLeast} left out for ${reason}: ${JSON.stringify(notRead)}`;

export const asksAtMost =
  (most: number): Ending =>
  ({ requests }) =>
    requests <= most ? null : `${requests} requests, more than ${most}`;

export const readsAtLeast =
  (least: number): Ending =>
  ({ pages }) => {
    const read = pages.filter(({ isHtml, response }) => isHtml && response.status === 200).length;
    return read >= least ? null : `${read} pages were read, fewer than ${least}`;
  };

export const sitemapFault =
  (words: RegExp): Ending =>
  ({ sitemapErrors }) =>
    sitemapErrors.some((error) => words.test(error))
      ? null
      : `no sitemap fault like ${words}: ${sitemapErrors.join("; ")}`;
