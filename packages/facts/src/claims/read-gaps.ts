import { detach } from "../text/characters.ts";
import { blockAt, blockText, type ClaimSource, matchesIn } from "./claim-source.ts";
import type { GapClaim } from "./page-claims.ts";

const most = 20;
const longestLabel = 60;
/** A second bracket without a label of its own, joined by a sign: "[name] - [number]" shows readers what to write somewhere. */
const joined = /^\s*[-–—−+&|/_]\s*\[/;
/** After a whole sentence the sign may be missing. */
const listed = /^[\s,]*\[/;
const bracketed = /\[[^[\]]{0,60}\]/g;
/** Numbers, dates and sums of crosses: "xx.xx.xxxx", "XXXXXX". */
const crossed = /(?<![\p{L}\p{N}])(?:[xX]{2,4}(?:[./-][xX]{2,4}){1,3}|X{5,12})(?![\p{L}\p{N}])/gu;

/** Notes of a writer to himself, in the brackets of templates: "{{PLACEHOLDER: price}}", "[[TO DO: check]]", "[TODO: date]". */
const noted =
  /\{\{\s*[A-Z]{3,}(?:[ _-][A-Z]{2,})*\s*[:：][^{}]{1,140}\}\}|\[\[\s*[A-Z]{2,}(?:[ _-][A-Z]{2,})*\s*[:：][^[\]]{1,140}\]\]|\[(?:TODO|TO DO|TBD|TBC|FIXME|PLACEHOLDER|FACT[- ]CHECK)\b[^[\]]{0,140}\]/g;

/** A name of a program's constant before what is missing: "FILL_IN: company number". */
const constant = /(?<![\p{L}\p{N}_$./-])(\p{Lu}{2,}(?:_\p{Lu}+)+)\s?[:：]\s(\p{L}[\p{L}\p{M}'’-]*)/gu;

/** A constant of a program and the source file that it stands in, in one sentence: "fill in SAFETY_NOTES in lib/products.ts". */
const sourced =
  /(?<![\p{L}\p{N}_$./-])\p{Lu}{2,}(?:_\p{Lu}+)+(?![\p{L}\p{N}_])[^.!?:;\n]{1,40}?(?<![\w/.:@-])(?:[\w-]+\/)+[\w-]+\.(?:[cm]?[jt]sx?|vue|svelte|astro|php|py|rb|liquid|twig|json|ya?ml)(?![\w/])/gu;

/** Words of a person; what a service writes over a hidden mail address stands in the same brackets. */
const words = /^\[\p{L}[\p{L}\p{M}\s'’.,:-]{2,}\]$/u;
const hidden = /^\[email\W+protected\]$/iu;

function labelBefore(text: string, gap: string): string {
  const before = text.slice(0, Math.max(0, text.indexOf(gap))).trimEnd();
  const parts = before.split(/[.;!?\]](?=\s)|\s[·|•]\s/);
  const label = (parts.at(-1) ?? "").trim();
  return label.length <= longestLabel ? label : label.slice(label.indexOf(" ", label.length - longestLabel) + 1);
}

/** Several brackets behind one label: a form of words for the reader, not a detail of the business. */
function isPattern(text: string, gap: string): boolean {
  const at = text.indexOf(gap);
  const after = text.slice(at + gap.length);
  return joined.test(after) || (listed.test(after) && /[,;]/.test(text.slice(Math.max(0, at - longestLabel), at)));
}

/** One name before different words; cookies and settings that a page explains have a name each. */
function constantsIn(source: ClaimSource): RegExpExecArray[] {
  if (!source.flow.plain.includes("_")) return [];
  const byName = Map.groupBy(matchesIn(source, constant, 100), ([, name]) => name);
  return [...byName.values()].filter((found) => new Set(found.map(([, , missing]) => missing)).size > 1).flat();
}

/**
 * Places that were to be filled in, by their form alone: words in square brackets behind a label that ends in a colon,
 * notes in capitals in the brackets of templates, one constant's name before different words, a constant's name beside its source file, and dates or numbers of
 * crosses. Brackets within a sentence are left to their writer.
 */
export function readGaps(source: ClaimSource): GapClaim[] {
  const gaps: GapClaim[] = [];
  const { plain } = source.flow;
  for (const match of plain.includes("[") ? matchesIn(source, bracketed, 100) : []) {
    const [gap] = match;
    if (!words.test(gap) || hidden.test(gap)) continue;
    const text = blockText(source, blockAt(source, match.index));
    const label = labelBefore(text, gap);
    const follows = source.flow.all.slice(match.index + gap.length, match.index + gap.length + 1);
    if (!/[:：]$/.test(label) || follows === "(" || isPattern(text, gap)) continue;
    gaps.push({ label: detach(label), gap: detach(gap) });
    if (gaps.length === most) return gaps;
  }
  for (const match of /[[{]/.test(plain) ? matchesIn(source, noted, most - gaps.length) : []) {
    gaps.push({
      label: detach(labelBefore(blockText(source, blockAt(source, match.index)), match[0])),
      gap: detach(match[0]),
    });
  }
  for (const match of constantsIn(source).slice(0, most - gaps.length)) {
    const text = blockText(source, blockAt(source, match.index));
    gaps.push({ label: detach(labelBefore(text, match[0])), gap: detach(match[0]) });
  }
  for (const match of plain.includes("_") ? matchesIn(source, sourced, most - gaps.length) : []) {
    const text = blockText(source, blockAt(source, match.index));
    gaps.push({ label: detach(labelBefore(text, match[0])), gap: detach(match[0]) });
  }
  for (const match of /xx/i.test(plain) ? matchesIn(source, crossed, most - gaps.length) : []) {
    const label = labelBefore(blockText(source, blockAt(source, match.index)), match[0]);
    if (match[0].includes(".") || /[:：]$/.test(label)) gaps.push({ label: detach(label), gap: detach(match[0]) });
  }
  return gaps;
}
