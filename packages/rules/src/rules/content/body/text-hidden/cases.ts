import type { PageRuleCases } from "../../../../rule-cases.ts";

const LONG =
  "cheap tea buy tea online best tea shop tea sale tea from Uji green tea black tea white tea tea bags loose tea";
const page = (body: string): string =>
  `<title>Tea</title><h1>Tea</h1><p>Fine tea from Uji, roasted every week of the year.</p>${body}`;

export const cases: PageRuleCases = {
  passing: [
    page(""),
    page(`<div style="display:none">${LONG}</div>`),
    page('<span style="position:absolute;left:-9999px">Skip to the content of this page</span>'),
    page(`<div style="opacity:0">${LONG}</div>`),
  ],
  failing: [
    page(`<p style="position:absolute;left:-9999px">${LONG}</p>`),
    page(`<p style="color:#fff;background-color:#fff">${LONG}</p>`),
  ],
  outside: [`<meta name=robots content=noindex>${page(`<p style="text-indent:-9999px">${LONG}</p>`)}`],
};
