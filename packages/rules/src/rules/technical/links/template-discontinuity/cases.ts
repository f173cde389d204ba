import type { SiteCase } from "@audit/testkit";
import { prose } from "../../../../case-pages/article-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const FRAME = ["site", "menu", "logo", "content", "footer", "legal", "cart", "search", "badge"];
const own = (path: string, links = ""): string =>
  `<title>${path}</title>${FRAME.map((name) => `<div class="${name}"></div>`).join("")}<h1>${path}</h1><p>${prose(80, path)}</p>${links}`;
const strange = `<title>Cheap pills</title><div class="x1"></div><h1>Cheap pills</h1><p>${prose(80, "pill")}</p>`;
const paths = Array.from({ length: 14 }, (_, index) => `/soap-${index}`);

function site(stranger: string, more: Partial<SiteCase> = {}, links = ""): SiteCase {
  const menu = paths.map((path) => `<a href="${path}">Soap</a>`).join("");
  const canonical = '<link rel="canonical" href="/pills">';
  return {
    pages: {
      "/": own("/", menu + links),
      ...Object.fromEntries(paths.map((path) => [path, own(path)])),
      // How the crawl came to know the address.
      "/soap-copy": canonical + own("/soap-copy"),
      "/pills": stranger,
    },
    ...more,
  };
}

export const cases: SiteRuleCases = {
  passing: [
    site(own("/pills")),
    site(strange, { sitemap: ["/pills"] }),
    site(strange, {}, '<a href="/pills">Landing page</a>'),
  ],
  failing: [{ ...site(strange), faults: ["/pills"] }],
  outside: [{ pages: { "/": own("/"), "/pills": strange } }],
};
