import { TEA_HOME } from "../../../../case-pages/agent-site.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const WORD = "zqxaudit7";
const site = (html: string, headers: Record<string, string> = {}) => ({
  pages: { "/": TEA_HOME },
  views: [{ as: "echo" as const, of: "/", asked: `/?q=${WORD}`, sent: WORD, page: { html, headers } }],
});
const echo = TEA_HOME.replace("<title>Tea from Uji", `<title>Results for ${WORD}`);

export const cases: SiteRuleCases = {
  passing: [
    site(TEA_HOME),
    site(echo, { "x-robots-tag": "noindex" }),
    site(echo.replace("</head>", '<link rel="canonical" href="https://shop.example/"></head>')),
  ],
  failing: [
    { ...site(echo), faults: [`/?q=${WORD}`] },
    { ...site(TEA_HOME.replace("<h1>Tea from Uji", `<h1>You searched for “${WORD}”`)), faults: [`/?q=${WORD}`] },
  ],
  outside: [
    { ...site(echo), pages: { "/": TEA_HOME.replace("</head>", '<meta name="robots" content="noindex"></head>') } },
  ],
  unknown: [{ pages: { "/": TEA_HOME } }],
};
