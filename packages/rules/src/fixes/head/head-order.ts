import type { PageFacts } from "@audit/facts";
import { html, htmlComment } from "../../escape/html.ts";
import { perPage, type Fixer } from "../fixer.ts";

/** The tags that search engines read only in the head, in the page's own words. */
function headTags(page: PageFacts): string[] {
  const { titles, descriptions, robots, canonicals, hreflang } = page.head;
  return [
    ...titles.slice(0, 1).map((title) => `<title>${html(title)}</title>`),
    ...descriptions.slice(0, 1).map((content) => `<meta name="description" content="${html(content)}">`),
    ...(robots.length > 0 ? [`<meta name="robots" content="${html([...new Set(robots)].join(", "))}">`] : []),
    ...canonicals.slice(0, 1).map((link) => `<link rel="canonical" href="${html(link.url ?? link.href)}">`),
    ...hreflang.map(
      (link) => `<link rel="alternate" hreflang="${html(link.hreflang ?? "")}" href="${html(link.url ?? link.href)}">`,
    ),
  ];
}

/** The page's own head tags in an order that nothing can break, and what to move behind them. */
export const headOrder: Fixer = perPage({
  make: (page) => {
    const tags = headTags(page);
    if (tags.length === 0) return null;
    const breaker = page.structure.headBrokenBy;
    const rest = breaker
      ? htmlComment(
          `scripts and styles here; move <${breaker}> to the start of <body>: it ends the head for every parser`,
        )
      : htmlComment("scripts and styles here; nothing that belongs into <body>");
    return ["<head>", '<meta charset="utf-8">', ...tags, rest, "</head>"].join("\n");
  },
});
