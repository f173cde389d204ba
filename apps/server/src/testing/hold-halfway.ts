import type { FixtureShop } from "@audit/testkit";
import { waitFor } from "./wait-for.ts";

/** More than a batch of pages, which is stored then, and fewer than the shop has. */
const PAGES = 13;

/**
 * Lets a crawl of one page at a time stand still between its first stored batch and its end, however slow the machine is.
 * @returns lets it go on
 */
export async function holdHalfway({ requests, hold }: FixtureShop): Promise<() => void> {
  await waitFor("half of the site", async () => requests.filter((path) => pagePath.test(path)).length >= PAGES);
  return hold();
}

const pagePath = /^\/(products|pages|collections)\//;
