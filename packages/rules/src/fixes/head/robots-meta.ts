import { textBefore, type PageFacts } from "@audit/facts";
import { html, htmlComment } from "../../escape/html.ts";
import { perPage, type Fixer } from "../fixer.ts";
import { type Part, show } from "../patches/fix.ts";
import { attributePatch, robotsPatch } from "../patches/page-patches.ts";

// "none" is noindex and nofollow at once. An expired date and a picture ban hide the page as surely.
const HIDING = /^(noindex|nofollow|none|nosnippet|noimageindex|noarchive|max-snippet\s*:.*|unavailable_after\s*:.*)$/;

const HARMLESS_ADVICE = ["max-snippet:-1", "max-image-preview:large", "max-video-preview:-1"];

/** The robots tag without the directives that hide the page, and what to take out of the response header. */
export const unhiding = (drop: RegExp): Fixer =>
  perPage({
    make: (page) => {
      const kept = [...new Set(page.head.robots)].filter((directive) => !drop.test(directive) && directive !== "all");
      const hides = page.head.robots.some((directive) => drop.test(directive));
      const lines: Part[] = hides ? [show(robotsPatch(page, contentOf(kept)))] : [];
      for (const [agent, directives] of Object.entries(page.head.robotsByAgent).toSorted(([a], [b]) =>
        a < b ? -1 : 1,
      )) {
        const left = directives.filter((directive) => !drop.test(directive));
        if (left.length < directives.length) lines.push(agentPart(page, agent, directives, left));
      }
      return [...lines, ...headerLines(page, drop)];
    },
    pattern: () => `<meta name="robots" content="${contentOf([])}">`,
  });

/** What a page's robots tag says once nothing in it hides the page. */
export const openContent = ({ head }: PageFacts): string =>
  contentOf([...new Set(head.robots)].filter((directive) => !HIDING.test(directive) && directive !== "all"));

function contentOf(kept: readonly string[]): string {
  const advice = HARMLESS_ADVICE.filter((one) => !kept.some((directive) => directive.startsWith(textBefore(one, ":"))));
  const basics = ["index", "follow"].filter((word) => !kept.includes(`no${word}`) && !kept.includes(word));
  return [...basics, ...kept, ...advice].join(", ");
}

const agentPart = (page: PageFacts, agent: string, present: readonly string[], left: readonly string[]): Part =>
  show(
    attributePatch(
      page,
      { selector: `meta[name="${agent}"]`, name: "content" },
      present.join(", "),
      left.length > 0 ? left.join(", ") : "index, follow",
    ),
    ({ after }) => `<meta name="${html(agent)}" content="${html(after ?? "")}">`,
  );

function headerLines(page: PageFacts, drop: RegExp): string[] {
  const hiding = page.response.robotsHeader.filter((directive) => drop.test(directive));
  return hiding.length > 0
    ? [htmlComment(`and remove from the response header: X-Robots-Tag: ${hiding.join(", ")}`)]
    : [];
}

/** For pages that should be found: nothing that hides them stays. */
export const indexable: Fixer = unhiding(HIDING);

/** For pages whose text is cut or hidden in results and answers. */
export const snippets: Fixer = unhiding(/^(nosnippet|max-snippet\s*:.*)$/);

/** Which of contradicting orders is meant only the owner knows: what stands there, what holds today, what to decide. */
export const oneRobotsTag: Fixer = perPage({
  make: (page) => {
    const { robots, canonicals } = page.head;
    const header = page.response.robotsHeader;
    const present = [
      ...[...new Set(robots)].map((one) => `${one} (robots tag)`),
      ...[...new Set(header)].map((one) => `${one} (X-Robots-Tag header)`),
      ...canonicals.slice(0, 1).map(({ href }) => `canonical link to ${href}`),
    ];
    const isHidden = [...robots, ...header].some((one) => one === "noindex" || one === "none");
    return [
      htmlComment(`found: ${present.join(", ")}`),
      htmlComment(isHidden ? HIDDEN_TODAY : LIMITED_TODAY),
      htmlComment("no code is proposed because only you know which of them is meant; say it in one place only"),
    ].join("\n");
  },
});

const HIDDEN_TODAY =
  "search engines obey the strictest order, so this page is left out today: if it is to be found, delete noindex; if not, delete what speaks against it";

const LIMITED_TODAY =
  "search engines obey the strictest order: if the page is to be shown in full, delete it; if not, delete the other one";

/** Takes a page out of search; for pages that answer nobody. */
export const noindex: Fixer = perPage({
  make: (page) => (page.head.robots.includes("noindex") ? null : [show(robotsPatch(page, "noindex, follow"))]),
  pattern: () => '<meta name="robots" content="noindex, follow">',
});
