import { existsSync } from "node:fs";
import { join } from "node:path";
import type { PageFacts } from "@audit/facts";
import { latin1Exception } from "./exceptions.ts";
import { readPage } from "./read-page.ts";
import type { Tally } from "./tally.ts";
import { bytesOf, folderOf, vectorsOf } from "./vectors.ts";

interface PageTruth {
  file: string;
  title: string;
  titleCount: number;
  description: string;
  h1: string[];
  canonical: string[];
  robots: string[];
  lang: string | null;
  hreflang: [string, string][];
  img: number;
  imgNoAlt: number;
  imgEmptyAlt: number;
  jsonld: { count: number; invalid: number };
  viewport: boolean;
  links: number;
}

const collapse = (text: string | null | undefined): string => (text ?? "").replace(/\s+/g, " ").trim();

/** What a browser-grade parser saw on a page, and what ours saw. */
const fields: Record<string, readonly [(truth: PageTruth) => unknown, (page: PageFacts) => unknown]> = {
  title: [(truth) => collapse(truth.title), ({ head }) => collapse(head.titles[0])],
  titleCount: [(truth) => truth.titleCount, ({ head }) => head.titles.length],
  description: [(truth) => collapse(truth.description), ({ head }) => collapse(head.descriptions[0])],
  h1: [
    (truth) => truth.h1.map(collapse),
    ({ headings }) => headings.flatMap((heading) => (heading.level === 1 ? [heading.text] : [])),
  ],
  canonical: [
    (truth) => truth.canonical.map((href) => href.trim()),
    ({ head }) => head.canonicals.map((link) => link.href.trim()),
  ],
  robots: [(truth) => truth.robots.flatMap((content) => directives(content)), ({ head }) => head.robots],
  lang: [(truth) => (truth.lang ?? "").toLowerCase(), ({ head }) => (head.lang ?? "").toLowerCase()],
  hreflang: [(truth) => truth.hreflang.length, ({ head }) => head.hreflang.length],
  images: [(truth) => truth.img, ({ images }) => images.total],
  imagesNoAlt: [(truth) => truth.imgNoAlt, ({ images }) => images.noAlt],
  imagesEmptyAlt: [(truth) => truth.imgEmptyAlt, ({ images }) => images.emptyAlt],
  jsonldBlocks: [(truth) => truth.jsonld.count, ({ structuredData }) => structuredData.blocks.length],
  jsonldInvalid: [
    (truth) => truth.jsonld.invalid,
    ({ structuredData }) => structuredData.blocks.filter((block) => !block.valid).length,
  ],
  viewport: [(truth) => truth.viewport, ({ head }) => head.viewport !== null],
  links: [(truth) => truth.links, ({ links }) => links.length],
};

const directives = (content: string): string[] =>
  content
    .toLowerCase()
    .split(",")
    .map((directive) => directive.trim())
    .filter((directive) => directive !== "");

/** On-page facts of real pages, against an independent parser. */
export function runPageFacts(given: string, tally: Tally): void {
  const folder = folderOf(given, "content-extraction", "page-facts.json");
  for (const truth of vectorsOf<PageTruth>(folder, "page-facts.json")) {
    const path = [join(folder, truth.file), join(folder, `${truth.file}.gz`)].find(existsSync);
    if (!path) {
      tally.leaveOut("the page's file is not in the folder");
      continue;
    }
    const page = readPage(bytesOf(path), { headers: { "content-type": "text/html" } });
    for (const [name, [want, got]] of Object.entries(fields)) {
      const [wanted, ours] = [want(truth), got(page)];
      if (latin1Exception.covers(wanted, ours)) tally.leaveOut(latin1Exception.reason);
      else tally.hold(name, wanted, ours, truth.file);
    }
  }
}
