import type { Fixer } from "../../../../fixes/fixer.ts";
import { oneLine } from "../../../../escape/plain.ts";

type Large = {
  readonly picture: string;
  readonly file: string;
  readonly shown: string;
  readonly kilobytes: number;
};

/** Two pixels for each that is shown stay sharp on every screen. */
const SHARP = 2;
const MOST_LINES = 30;

/** Each file once, with the width that it needs; of the page's own width a window may be twice as wide. */
export const fix: Fixer<{ readonly largest: readonly Large[] }> = ({ faults }) => {
  const byPicture = new Map<string, { readonly large: Large; readonly on: string }>();
  for (const { url, evidence } of faults)
    for (const large of evidence.saw.largest)
      if (!byPicture.has(large.picture)) byPicture.set(large.picture, { large, on: url });
  const lines = [...byPicture.values()]
    .slice(0, MOST_LINES)
    .map(({ large: { picture, file, shown, kilobytes }, on }) => {
      const [width = 0] = shown.split(" x ").map(Number);
      return `${oneLine(picture)}\n-> now ${file} pixels (${kilobytes} KB), shown ${shown} on ${on}: offer a file ${width * SHARP} pixels wide`;
    });
  const more = byPicture.size - lines.length;
  return [...lines, ...(more > 0 ? [`... and ${more} more`] : [])].join("\n\n") || null;
};
