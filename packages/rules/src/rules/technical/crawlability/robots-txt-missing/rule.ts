import * as robots from "../../../../fixes/robots/robots-fixes.ts";
import { en } from "./words.en.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { fail, notApplicable, pass, unknown } from "../../../../verdict.ts";
import { closesAll } from "../../../../reading/folder-robots.ts";
import { isWebPage } from "../../../../reading/robots-file.ts";

/** 404 and 410 say that there is no file; other 4xx say only that it may not be read. */
const ABSENT: ReadonlySet<number> = new Set([404, 410]);

export const rule = defineSiteRule({
  id: "robots-txt-missing",
  category: "technical",
  area: "crawlability",
  severity: "low",
  fixKind: "robots",
  upkeep: true,
  certainty: 1,
  precaution: true,
  reads: ["robots", "home", "probes"],
  source: "https://developers.google.com/search/docs/crawling-indexing/robots/intro",
  judge: ({ robots, home, probes: { folderRobots = null } }) => {
    // The root belongs to whoever runs the host. What lies in the folder has force on the day the site moves.
    if (new URL(".", home).pathname !== "/") {
      if (!closesAll(folderRobots)) return notApplicable();
      const saw = { status: robots.status, inFolder: "Disallow: /" };
      return fail({ at: folderRobots?.url ?? robots.url, saw, expected: "a file that lets search engines in" });
    }
    if (ABSENT.has(robots.status)) return fail({ at: robots.url, saw: { status: robots.status }, expected: 200 });
    if (robots.outcome === "unreachable") return notApplicable();
    if (robots.outcome === "absent") {
      return unknown(`robots.txt answers status ${robots.status}; Google treats that as "no robots.txt".`);
    }
    if (!isWebPage(robots)) return pass();
    return fail({
      at: robots.url,
      saw: { status: robots.status, text: robots.text.slice(0, 80) },
      expected: "a plain text file",
    });
  },
  words: { en },
  onlyFound: true,
  givesWayTo: [
    { to: ["noindex-site-wide"], as: "task", anywhere: true, when: ({ evidence: { saw } }) => "inFolder" in saw },
    // Whoever makes the sitemap writes the file that names it.
    {
      to: ["sitemap-missing"],
      as: "task",
      anywhere: true,
      withCode: true,
      when: ({ evidence: { saw } }) => !("inFolder" in saw),
    },
  ],
  fix: (cause, view) =>
    cause.faults.some(({ evidence: { saw } }) => "inFolder" in saw) ? null : robots.newRobots(cause, view),
});
