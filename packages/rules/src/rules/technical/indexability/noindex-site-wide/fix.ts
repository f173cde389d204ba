import type { PageFacts } from "@audit/facts";
import { htmlComment } from "../../../../escape/html.ts";
import { openContent } from "../../../../fixes/head/robots-meta.ts";
import type { Fixer } from "../../../../fixes/fixer.ts";
import { show, type Block, type Fix } from "../../../../fixes/patches/fix.ts";
import type { Patch } from "../../../../fixes/patches/patch.ts";
import { robotsPatch } from "../../../../fixes/patches/page-patches.ts";
import { noindexOf } from "../../../../reading/robots-directives.ts";
import { isMainPage } from "../../../../reading/main-pages.ts";
import { noticePages } from "../../../../reading/notice-pages.ts";
import { closesAll } from "../../../../reading/folder-robots.ts";
import type { SiteView } from "../../../../view/site-view.ts";

const MOST_PATCHES = 500;
const MOST_NAMED = 200;

/** The tag of each layout that writes the order, once, with all pages that have it; and what has to stay hidden. */
export const fix: Fixer = (_cause, view) => {
  const hidden = view.served.flatMap((index) => {
    const page = view.site.pages[index];
    return page !== undefined && noindexOf(page) !== null ? [page] : [];
  });
  const bare = noticePages(hidden, view.site);
  const main = hidden.filter((page) => isMainPage(page) && !bare.has(page));
  const tagged = Map.groupBy(
    main.filter(({ head }) => head.robots.length > 0),
    ({ head }) => head.robots.join(", "),
  );
  const sections: Fix = [
    ...[...tagged].map(([before, pages]) => [blockOf(before, pages)]),
    ...[...headerLines(main), ...keepLines(hidden), ...bareLines(bare), ...robotsLines(view)].map((line) => [
      htmlComment(line),
    ]),
  ];
  return sections.length === 0 ? null : sections;
};

function blockOf(before: string, pages: readonly PageFacts[]): Block {
  const patches = pages
    .slice(0, MOST_PATCHES)
    .map((page): Patch => ({ ...robotsPatch(page, openContent(page)), template: true }));
  const [first] = patches;
  if (first === undefined) return { patches, print: () => null };
  const place = htmlComment(
    `in the layout, for ${pages.length === 1 ? "the page that says" : `all ${pages.length} pages that say`} ${before} today, ${pages.length === 1 ? "" : "such as "}${pages[0]?.url ?? ""}${isWrittenTwice(pages[0]) ? ": these are several robots tags; delete each of them, in theme and plugin, and put this one line in their place" : ""}`,
  );
  const one = show(first);
  return {
    patches,
    print: (kept) => {
      const code = one.print(kept.slice(0, 1));
      return code === null ? null : `${place}\n${code}`;
    },
  };
}

/** Two tags, as theme and plugin write one each, say an order twice or contradict each other. */
function isWrittenTwice(page: PageFacts | undefined): boolean {
  const orders = page?.head.robots ?? [];
  return (
    new Set(orders).size < orders.length ||
    ["index", "follow"].some((one) => orders.includes(one) && orders.includes(`no${one}`))
  );
}

function bareLines(bare: ReadonlySet<PageFacts>): string[] {
  const urls = [...bare].filter(isMainPage).map(({ url }) => url);
  const more = urls.length - MOST_NAMED;
  return urls.length === 0
    ? []
    : [
        `leave noindex on pages until they say something of their own: ${urls.slice(0, MOST_NAMED).join(", ")}${more > 0 ? ` and ${more} more` : ""}`,
      ];
}

function headerLines(main: readonly PageFacts[]): string[] {
  const inHeader = main.filter(({ response }) => response.robotsHeader.length > 0);
  return inHeader.length === 0
    ? []
    : [
        `and take this line out of the server's answers (${inHeader.length} pages): X-Robots-Tag: ${inHeader[0]?.response.robotsHeader.join(", ") ?? ""}`,
      ];
}

function keepLines(hidden: readonly PageFacts[]): string[] {
  const kept = hidden.filter((page) => !isMainPage(page) && new URL(page.url).search === "").map(({ url }) => url);
  if (kept.length === 0) return [];
  const more = kept.length - MOST_NAMED;
  const named = kept.slice(0, MOST_NAMED).join(", ");
  return [`leave noindex where nobody should find the page: ${named}${more > 0 ? ` and ${more} more` : ""}`];
}

/** A site that waits in a folder brings its robots.txt along when it moves. */
function robotsLines({ site }: SiteView): string[] {
  const robots = site.probes.folderRobots ?? null;
  return closesAll(robots)
    ? [
        `and on the move to a host of its own change ${robots?.url ?? "robots.txt"}: it says "Disallow: /", which no crawler reads in a folder, and every crawler obeys at the root`,
      ]
    : [];
}
