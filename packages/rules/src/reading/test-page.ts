import type { PageFacts } from "@audit/facts";
import { testNames, trialAddresses, trialWords } from "../knowledge/test-names.ts";
import { decoded } from "./decoded.ts";
import { mainHeadings } from "./headings.ts";
import { pageUrl } from "./page-url.ts";
import { collapsed, isUnspaced, normalised } from "./words.ts";

/** Signs that join the name of a page with that of the site. */
const JOINED = /\s+[|–—·•»:-]\s+/;
const NUMBERED = /[\s_-]*(?:no\.?\s*|nr\.?\s*|#\s*)?\d{1,4}$/;

export interface TestSign {
  readonly at: string;
  readonly name: string;
}

/**
 * What tells that a page was made for a trial; null where nothing does. A letter alone names the page of an index
 * ("/glossary/a"), and in scripts without spaces it is a word.
 */
export function testSign({
  head,
  headings,
  kind,
  url,
}: Pick<PageFacts, "head" | "headings" | "kind" | "url">): TestSign | null {
  const title = head.titles.find(Boolean);
  const heading = mainHeadings(headings).find(({ text }) => text !== "")?.text;
  const trial = unnamedTrial(url, heading, title);
  if (trial !== null) return { at: "address", name: trial };
  const names = [
    ...(heading === undefined ? [] : [{ at: "heading", name: heading }]),
    ...(title === undefined ? [] : [{ at: "head > title", name: title }]),
  ];
  return names.find(({ at, name }) => isLetter(name, at, url) || isTrial(name, kind === "product")) ?? null;
}

/** A title that begins with the sign behind a name: the page has none. */
const NAMELESS = /^[|–—·•»:-]\s/;

/** The address of a page without a name that is called after a trial, as "dummy" is. */
function unnamedTrial(url: string, heading: string | undefined, title: string | undefined): string | null {
  if (heading !== undefined || (title !== undefined && !NAMELESS.test(title.trim()))) return null;
  const last = pageUrl(url).pathname.split("/").findLast(Boolean) ?? "";
  const name = normalised(decoded(last).replace(/\.\w+$/, ""));
  return trialWords.has(name) || trialAddresses.has(name) || testNames.has(name.replaceAll("-", " ")) ? last : null;
}

function isLetter(name: string, at: string, url: string): boolean {
  const letter = collapsed(name);
  if (!/^[\p{L}\p{N}]\p{M}*$/u.test(letter) || isUnspaced(letter)) return false;
  const last = pageUrl(url).pathname.split("/").findLast(Boolean) ?? "";
  return at === "head > title" || decoded(last).toLowerCase() !== letter.toLowerCase();
}

function isTrial(name: string, isProduct: boolean): boolean {
  const own = normalised(name.split(JOINED)[0] ?? "");
  const plain = /\d$/.test(own) ? own.replace(NUMBERED, "") : own;
  return testNames.has(own) || testNames.has(plain) || (isProduct && (trialWords.has(own) || trialWords.has(plain)));
}
