import type { Fixer } from "../../../../fixes/fixer.ts";
import { oneLine } from "../../../../escape/plain.ts";

/** What lets an element shrink, by what it is. */
const CURES: readonly (readonly [of: RegExp, css: string, why: string])[] = [
  [/^(?:img|svg|picture|canvas)\b/, "max-width: 100%; height: auto;", "a picture of fixed width"],
  [/^(?:video|iframe|embed|object)\b/, "max-width: 100%;", "an embed of fixed width"],
  [
    /^(?:table|thead|tbody|tr|td|th)\b/,
    "display: block; max-width: 100%; overflow-x: auto;",
    "a table: it scrolls in itself",
  ],
  [/^pre\b/, "max-width: 100%; overflow-x: auto;", "text that keeps its lines"],
  [/^(?:input|select|textarea|button)\b/, "max-width: 100%; box-sizing: border-box;", "a field of fixed width"],
];
const REST = ["max-width: 100%; min-width: 0; overflow-wrap: anywhere;", "a box or a word that doesn't break"] as const;
const MOST_RULES = 12;

/** A style for each element that reaches beyond the screen, with the page it was seen on. Parts of a table stand for it. */
export const fix: Fixer<{ readonly widest: readonly string[] }> = ({ faults }) => {
  const rules = new Map<string, string>();
  for (const { url, evidence } of faults) {
    for (const one of evidence.saw.widest) {
      const selector = oneLine(one.replace(/ to \d+$/, ""));
      // A bare tag name would change all of its kind.
      if (rules.has(selector) || !/[.#]|^(?:img|video|iframe|table|pre)$/.test(selector)) continue;
      const [, css, why] = CURES.find(([of]) => of.test(selector)) ?? [null, ...REST];
      rules.set(selector, `/* ${why}, on ${oneLine(url).replaceAll("*/", "")} */\n${selector} { ${css} }`);
    }
  }
  if (rules.size === 0) return null;
  return ["@media (max-width: 640px) {", ...[...rules.values()].slice(0, MOST_RULES), "}"].join("\n");
};
