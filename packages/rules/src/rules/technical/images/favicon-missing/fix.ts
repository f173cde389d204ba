import { html, htmlComment } from "../../../../escape/html.ts";
import type { Fixer } from "../../../../fixes/fixer.ts";

/** One picture and the line that names it; the file that answers at /favicon.ico is used when there is one. */
export const fix: Fixer = (_cause, view) => {
  const origin = new URL(view.site.home).origin;
  const probe = view.site.probes.favicon;
  const served = probe && probe.status === 200 ? probe.url : null;
  if (served) return `<link rel="icon" href="${html(served)}" sizes="any">`;
  return [
    htmlComment(
      `save the sign of the logo as a square PNG of 96 x 96 pixels at ${origin}${FILE}, then into each head:`,
    ),
    `<link rel="icon" type="image/png" sizes="96x96" href="${FILE}">`,
  ].join("\n");
};

const FILE = "/favicon-96x96.png";
