import { inRobots } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { listed } from "../../../../wording/quote.ts";
import { counted } from "../../../../wording/plural.ts";
import { oneLine } from "../../../../escape/plain.ts";

export const en: Words<readonly { readonly for: string; readonly seconds: number | null }[]> = {
  failing: "Search engines are told to read very slowly",
  title: "Let search engines read the site at a normal pace",
  why: "Bing and several assistants wait as long as the line Crawl-delay says between two pages, so that new products and prices are read days later. Google ignores the line.",
  steps:
    "Take the Crawl-delay line out, or write 1 or 2; a server that needs rest is better protected by status 429 when it is busy.",
  check: inRobots("no Crawl-delay above 10"),
  seen: (delays) =>
    `an order in robots.txt to wait ${listed(delays.map((delay) => `${delay.seconds === null ? "an unreadable time" : counted(delay.seconds, "second")} between two pages (for ${delay.for === "*" ? "all crawlers" : oneLine(delay.for)})`))}`,
};
