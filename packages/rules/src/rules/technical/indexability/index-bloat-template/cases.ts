import type { SiteCase } from "@audit/testkit";
import { prose } from "../../../../case-pages/article-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

function site(text: (index: number) => string, head = "", count = 40): SiteCase {
  const tags = Array.from({ length: count }, (_, index) => [
    `/stamps/stamp-${index}`,
    `<title>Stamp ${index}</title>${head}<main><h1>Stamp</h1><p>${text(index)}</p></main>`,
  ]);
  return {
    pages: { ...open, ...(Object.fromEntries(tags) as SiteCase["pages"]) },
  };
}

const open = Object.fromEntries(
  ["/", "/about", "/visit", "/story"].map((path) => [path, `<title>Shop ${path}</title><h1>Shop</h1>`]),
);

/** Ten lists, each shown in three more ways. */
const views: SiteCase = {
  pages: {
    ...open,
    ...Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => {
        const list = index % 10;
        const address = `/lists/list-${list}${index < 10 ? "" : `?view=${index}`}`;
        return [address, `<title>List ${list}</title><main><h1>List</h1><p>${prose(80, `list${list}`)}</p></main>`];
      }),
    ),
  },
};

export const cases: SiteRuleCases = {
  passing: [
    site((index) => prose(80, `stamp${index}`)),
    site((index) => (index < 20 ? "Empty" : prose(80, `s${index}`))),
    // Cards of one thing each.
    site((index) => `Stamp ${index}</p><p><img src="/cards/${index}.jpg" alt="" width="800" height="600">`),
    // Views of full lists make none of them empty or like another.
    views,
  ],
  failing: [site(() => "Nothing here yet."), site(() => prose(80, "same"))],
  outside: [site(() => "Nothing here yet.", '<meta name="robots" content="noindex">'), site(() => "Empty", "", 5)],
};
