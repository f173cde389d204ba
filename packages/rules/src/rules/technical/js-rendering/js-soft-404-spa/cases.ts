import { emptyFrame, teaPage } from "../../../../case-pages/ran-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const site = (home: string, status: number, text: string) => ({
  pages: { "/": home },
  probes: { notFound: { url: "https://shop.example/page-0", status, text } },
});

export const cases: SiteRuleCases = {
  passing: [
    site(emptyFrame, 404, emptyFrame),
    site(emptyFrame, 200, emptyFrame.replace("<title>", '<meta name="robots" content="noindex"><title>')),
  ],
  failing: [site(emptyFrame, 200, emptyFrame)],
  outside: [site(teaPage("<h1>Tea</h1>"), 200, emptyFrame)],
  unknown: [site(emptyFrame, 0, "")],
};
