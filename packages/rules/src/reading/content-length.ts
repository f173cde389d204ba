import type { PageFacts } from "@audit/facts";

/** Scripts without spaces say as much in a third of the characters. */
const UNSPACED = /[\u0e00-\u0eff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]/g;
const WEIGHT = 3;

/** Characters of a page's content without frame, dialogs and consent layers, those of dense scripts counted as what they say. */
export function countContent({ outline, text }: Pick<PageFacts, "outline" | "text">): number {
  const dense = Math.min(text.main.match(UNSPACED)?.length ?? 0, outline.characters);
  return outline.characters + dense * (WEIGHT - 1);
}
