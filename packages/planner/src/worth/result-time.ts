import type { FixKind, Cause } from "@audit/rules";

/**
 * Until a change can show, by what has to be read again. robots.txt is read daily and unblocks a crawl; single
 * pages come round within weeks; links, moves and new text have to be weighed after that; field data of speed
 * is a mean over 28 days.
 */
const BY_FIX: Readonly<Record<FixKind, string>> = {
  meta: "2-4 weeks",
  template: "2-4 weeks",
  content: "4-6 weeks",
  "json-ld": "2-4 weeks",
  link: "4-6 weeks",
  redirect: "4-8 weeks",
  robots: "1-2 weeks",
  sitemap: "1-2 weeks",
  config: "2-4 weeks",
  image: "4-8 weeks",
  info: "2-4 weeks",
};

/** How long until the change can show in search, answers or figures; always filled. */
export function timeToResult({ finding: { category, area, fixKind, repair } }: Cause): string {
  if (category === "tools") return "1-2 days";
  if (category === "social") return "1-2 days";
  if (area === "security" || area === "accessibility") return "1-2 days";
  return repair.result ?? BY_FIX[fixKind];
}
