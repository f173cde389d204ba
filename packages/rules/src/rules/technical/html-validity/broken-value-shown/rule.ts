import type { RenderedPage } from "@audit/facts";
import { worklist } from "../../../../fixes/worklist.ts";
import { pagesIn, readableHtml } from "../../../../populations.ts";
import { brokenBlock, brokenName, mayBeBroken } from "../../../../reading/broken-values.ts";
import { noted } from "../../../../reading/noted.ts";
import { namingTexts, shownWords } from "../../../../reading/shown-texts.ts";
import { quoted } from "../../../../reading/words.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";
import { en } from "./words.en.ts";

interface Found {
  readonly at: string;
  readonly value: string;
  readonly text: string;
}

/** Reads pages as they are sent, and those of the rendering sample as their scripts leave them: most such values come with scripts. */
export const rule = defineSiteRule({
  id: "broken-value-shown",
  category: "technical",
  area: "html-validity",
  severity: "high",
  fixKind: "template",
  certainty: 0.9,
  reads: ["pages", "rendering"],
  source: "https://developers.google.com/search/docs/appearance/title-link",
  judge: ({ pages, rendering }) => {
    const readable = pagesIn(pages, readableHtml);
    const ran = new Map(rendering.pages.map((page) => [page.url, page]));
    const faults = readable.flatMap((page) => {
      const rendered = ran.get(page.url);
      const found = (rendered && foundInBrowser(rendered)) ?? foundAsSent(page);
      if (found === null) return [];
      const { at, value, text } = found;
      return [{ url: page.url, evidence: { at, saw: { value, text }, expected: "the value itself" } }];
    });
    return judgePages(faults, readable.length);
  },
  words: { en },
  fix: worklist(en),
});

const foundAsSent = noted((page): Found | null => {
  if (page.structure.codes > 0 || !mayBeBroken(shownWords(page))) return null;
  return (
    firstIn(namingTexts(page), brokenName) ??
    firstIn(
      page.text.paragraphs.map((text) => ({ at: "text", text })),
      brokenBlock,
    )
  );
});

function foundInBrowser({ rendered }: RenderedPage): Found | null {
  const names = [
    ...rendered.titles.map((text) => ({ at: "head > title", text })),
    ...rendered.h1.map((text) => ({ at: "heading", text })),
  ];
  return firstIn(names, brokenName);
}

function firstIn(
  texts: readonly { readonly at: string; readonly text: string }[],
  read: (text: string) => string | null,
): Found | null {
  for (const { at, text } of texts) {
    const value = read(text);
    if (value !== null) return { at, value: quoted(value), text: quoted(text) };
  }
  return null;
}
