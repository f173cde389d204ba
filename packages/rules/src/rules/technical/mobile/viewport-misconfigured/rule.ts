import { viewport } from "../../../../fixes/head/viewport.ts";
import { en } from "./words.en.ts";
import { readableHtml } from "../../../../populations.ts";
import { readViewport } from "../../../../reading/viewport.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "viewport-misconfigured",
  category: "technical",
  area: "mobile",
  severity: "medium",
  fixKind: "template",
  certainty: 1,
  repair: { pasted: true },
  over: readableHtml,
  reads: ["head"],
  source: "https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/meta/name/viewport",
  judge: ({ head }) => {
    const tags = head.metas.filter(({ key, via }) => via === "name" && key === "viewport");
    return verdictOn(tags.map(({ content }) => content));
  },
  words: { en },
  fix: viewport,
});

function verdictOn(tags: readonly string[]) {
  const contents = tags.filter((content) => content.trim() !== "");
  const last = contents.at(-1);
  if (last === undefined) return notApplicable();
  // Browsers go by the last tag.
  const differ = contents.length > 1 && new Set(contents.map(canonicalForm)).size > 1;
  const problem = differ ? "several tags that differ" : problemOf(last);
  if (problem === null) return pass();
  return fail({
    at: "head > meta[name=viewport]",
    saw: { problem, content: contents.slice(0, 3).map(quoted) },
    expected: "width=device-width, initial-scale=1",
  });
}

function problemOf(content: string): string | null {
  const { width, "initial-scale": scale } = readViewport(content);
  if (width !== undefined && width !== "device-width") return `fixed width "${width}"`;
  if (scale !== undefined && Number.parseFloat(scale) < 1) return `initial scale "${scale}" below 1`;
  // A scale of 1 alone also gives the device's width.
  return width === undefined && scale === undefined ? "neither width nor initial-scale" : null;
}

const canonicalForm = (content: string): string =>
  Object.entries(readViewport(content))
    .map(([name, value]) => `${name}=${Number.isNaN(Number(value)) ? value : Number(value)}`)
    .toSorted()
    .join();
