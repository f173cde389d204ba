import { sameSite } from "@audit/facts";

/** Enough for a content network, too few to use us against somebody. */
const MOST_FOREIGN = 5;

/** Decides whether a file of one site may lead us to another site: few times a crawl, and only where that site allows. */
export type FollowForeign = (from: string, to: string) => Promise<boolean>;

/** @param allows robots.txt of the other site, asked before anything else is */
export function limitForeign(allows: (url: string) => Promise<boolean>): FollowForeign {
  let left = MOST_FOREIGN;
  return async (from, to) => {
    // What is no web address has no robots.txt to ask.
    if (!/^https?:/i.test(to)) return false;
    if (sameSite(from, to)) return true;
    if (left === 0) return false;
    left -= 1;
    return allows(to);
  };
}
