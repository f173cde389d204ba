import * as lines from "../../../../fixes/robots/robots-lines.ts";
import { en } from "./words.en.ts";
import type { PageFacts, RobotsFacts } from "@audit/facts";
import { contentImages } from "../../../../reading/content-images.ts";
import { refusingRule } from "../../../../reading/googlebot-access.ts";
import { isClosed } from "../../../../reading/robots-closure.ts";
import { sampledPages } from "../../../../reading/sampled-pages.ts";
import { quoted } from "../../../../reading/words.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

const MOST_SHOWN = 5;
const FEW = 0.25;
/** Icons and thumbnails, in pixels. */
const LEAST_SIDE = 100;

export const rule = defineSiteRule({
  id: "robots-blocks-images",
  category: "technical",
  area: "crawlability",
  severity: "medium",
  fixKind: "robots",
  certainty: 0.9,
  reads: ["home", "robots", "pages", "templates", "probes"],
  source: "https://developers.google.com/search/docs/appearance/google-images",
  judge: ({ home, robots, pages, templates, probes }) => {
    if (robots.outcome !== "parsed" || isClosed(robots.rules, home)) return notApplicable();
    const dead = new Set((probes.images ?? []).filter(({ status }) => status >= 400).map(({ url }) => url));
    const images = new Map(
      sampledPages({ pages, templates })
        .flatMap((page) => picturesOf(page).map((url) => [url, page.url] as const))
        .filter(([url]) => !dead.has(url)),
    );
    if (images.size === 0) return notApplicable();
    const group = obeyedGroup(robots);
    const blocked = [...images].flatMap(([url, page]) => {
      const rule = refusingRule(robots, url, group);
      return rule === null ? [] : [{ image: quoted(url), rule: `Disallow: ${rule.path}`, line: rule.line, page }];
    });
    const [first] = blocked;
    if (first === undefined) return pass();
    const saw = { group, blocked: blocked.length, of: images.size, examples: blocked.slice(0, MOST_SHOWN) };
    return fail({ at: `robots.txt line ${first.line}`, saw, expected: "open pictures" });
  },
  words: { en },
  mild: {
    when: ({ evidence: { saw } }) => saw.blocked < saw.of * FEW,
    because: "most of the pictures are open",
  },
  fix: lines.openFiles<{ readonly group: string; readonly examples: readonly { readonly image: string }[] }>(
    ({ examples }) => examples.map(({ image }) => image),
    ({ group }) => group,
  ),
});

/** Google's crawler of pictures obeys the most specific group of a robots.txt that names it, and no other. */
function obeyedGroup({ rules: { groups } }: RobotsFacts): string {
  const named = ["Googlebot-Image", "Googlebot"].find((agent) =>
    groups.some(({ agents }) => agents.includes(agent.toLowerCase())),
  );
  return named ?? "*";
}

function picturesOf({ images, head }: PageFacts): string[] {
  const shown = contentImages(images.list).filter(
    ({ region, width, height }) => (region === "main" || region === "body") && isLarge(width) && isLarge(height),
  );
  const social = URL.parse(head.openGraph["og:image"] ?? "")?.href;
  return [...shown.flatMap(({ url }) => url ?? []), ...(social === undefined ? [] : [social])];
}

const isLarge = (side: number | null): boolean => side === null || side >= LEAST_SIDE;
