import { html } from "../../../../escape/html.ts";
import { type Fixer, perPage } from "../../../../fixes/fixer.ts";

/** The directives as they are, those that nobody knows as they were meant. */
export const fix: Fixer<readonly { readonly written: string; readonly meant: string }[]> = perPage({
  make: ({ head }, _view, { evidence: { saw } }) => {
    const meant = new Map(saw.map((one) => [one.written, one.meant]));
    const content = head.robots.map((token) => meant.get(token) ?? token).join(", ");
    return head.robots.length === 0 ? null : `<meta name="robots" content="${html(content)}">`;
  },
});
