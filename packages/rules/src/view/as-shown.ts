import type { PageFacts } from "@audit/facts";

/** A heading whose lines a break parts holds them glued together; the text of the page shows where one ends. */
export function asShown(heading: string, { text: { main } }: Pick<PageFacts, "text">): string {
  const letters = heading.replace(/\s/gu, "");
  if (letters === "" || main.includes(heading)) return heading;
  const squeezed = main.replace(/\s/gu, "");
  const start = squeezed.indexOf(letters);
  if (start < 0) return heading;
  const [from, to] = [placeOf(main, start), placeOf(main, start + letters.length - 1)];
  return main.slice(from, to + 1).replace(/\s+/gu, " ");
}

/** Where the letter stands that `before` others come before, white space not counted. */
function placeOf(text: string, before: number): number {
  let seen = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (/\s/u.test(text.charAt(at))) continue;
    if (seen === before) return at;
    seen += 1;
  }
  return text.length - 1;
}
