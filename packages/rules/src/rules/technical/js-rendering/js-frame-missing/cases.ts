import type { SiteCase } from "@audit/testkit";
import { emptyFrame, notRun, teaPage } from "../../../../case-pages/ran-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const links = (...paths: readonly string[]): string => paths.map((path) => `<a href="${path}">${path}</a>`).join(" ");
const FRAME = ["/", "/teas", "/about", "/contact", "/impressum"];
const paths = ["/teas/green", "/teas/black", "/teas/white"];
/** Three pages as sent, and each with its frame after scripts ran. */
const site = (sent: string, afterwards: string): SiteCase => ({
  pages: Object.fromEntries(paths.map((path) => [path, sent])),
  rendered: Object.fromEntries(paths.map((path) => [path, { html: afterwards }])),
});
const bare = teaPage(`<h1>Tea</h1><header id="header"></header>`);
const framed = teaPage(`<h1>Tea</h1>${links(...FRAME)}`);

export const cases: SiteRuleCases = {
  passing: [
    site(framed, framed),
    // A widget adds a few links to a frame that is sent.
    site(framed, teaPage(`<h1>Tea</h1>${links(...FRAME, "/chat")}`)),
  ],
  failing: [{ ...site(bare, framed), faults: paths }],
  outside: [
    site(bare, bare),
    site(emptyFrame, framed),
    { pages: { "/a": bare }, rendered: { "/a": { html: framed } } },
  ],
  unknown: [notRun(bare)],
};
