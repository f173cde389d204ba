import { html } from "../../../../escape/html.ts";
import { type Fixer, perPage } from "../../../../fixes/fixer.ts";

/** The directives as they are, those that nobody knows as they were meant. */
export const fix: Fixer = perPage({
  make: ({ head }, _view, { evidence }) => {
    const odd = Array.isArray(evidence.saw) ? (evidence.saw as { written: string; meant: string }[]) : [];
    const meant = new Map(odd.map((one) => [one.written, one.meant]));
    const content = head.robots.map((token) => meant.get(token) ?? token).join(", ");
    return head.robots.length === 0 ? null : `<meta name="robots" content="${html(content)}">`;
  },
});
