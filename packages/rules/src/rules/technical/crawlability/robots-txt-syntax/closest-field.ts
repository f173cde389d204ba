import { itemAt } from "@audit/facts";
const FIELDS = ["User-agent", "Disallow", "Allow", "Sitemap", "Crawl-delay"] as const;

/** The robots.txt field that was meant, at most two letters away ("Disalow", "useragent"); else null. */
export function closestField(written: string): string | null {
  const word = written.toLowerCase().replace(/[^a-z]/g, "");
  const ranked = FIELDS.map((field) => ({ field, far: distance(word, field.toLowerCase().replace("-", "")) })).toSorted(
    (a, b) => a.far - b.far,
  );
  const closest = itemAt(ranked, 0);
  return closest.far <= 2 ? closest.field : null;
}

/** Levenshtein distance; both words are short. */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = itemAt(previous, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(swap, itemAt(previous, j) + 1, itemAt(row, j - 1) + 1));
    }
    previous = row;
  }
  return itemAt(previous, b.length);
}
