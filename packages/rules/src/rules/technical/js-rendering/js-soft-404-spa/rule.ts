import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
import type { PageFacts } from "@audit/facts";
import { saysNoindex, titleIn } from "../../../../reading/probe-text.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { fail, notApplicable, pass, unknown } from "../../../../verdict.ts";

/** Where an app is put in by its scripts. */
const FRAME =
  /<(?:div|main|app-root)[^>]*\bid\s*=\s*["']?(?:root|app|__next|__nuxt|___gatsby|svelte|q-app)\b[^>]*>\s*<\//i;

const isFrame = ({ tech, asSent }: Pick<PageFacts, "tech" | "asSent">): boolean => (asSent ?? tech).jsShell;

export const rule = defineSiteRule({
  id: "js-soft-404-spa",
  category: "technical",
  area: "js-rendering",
  severity: "high",
  fixKind: "config",
  certainty: 0.9,
  repair: { work: "hard" },
  reads: ["home", "pages", "probes"],
  source: "https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics#avoid-soft-404",
  judge: ({ home, pages, probes: { notFound } }) => {
    const start = pages.find(({ url }) => url === home);
    if (start === undefined || !isFrame(start)) return notApplicable();
    if (notFound === null || notFound.status === 0) return unknown("An address that can't exist was not tried.");
    const text = notFound.text ?? "";
    if (notFound.status !== 200 || saysNoindex(text) || !FRAME.test(text)) return pass();
    return fail({ at: notFound.url, saw: { status: 200, title: titleIn(text) }, expected: "status 404" });
  },
  words: { en },
  fix: worklist(en),
});
