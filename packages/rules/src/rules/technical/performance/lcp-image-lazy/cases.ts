import type { PageRuleCases } from "../../../../rule-cases.ts";

const home = "https://shop.example/";
const page = (body: string) => ({
  url: home,
  html: `<html lang=en><title>Tea shop</title><main><h1>Tea</h1>${body}<p>${"Fine tea from Uji. ".repeat(30)}</main>`,
});

export const cases: PageRuleCases = {
  passing: [
    page(
      "<img src=/hero.jpg alt=Tea width=1200 height=600><img src=/b.jpg loading=lazy alt=Leaf width=1200 height=600>",
    ),
    // A lazy icon before an eager picture.
    page("<img src=/i.svg width=24 height=24 loading=lazy alt=Star><img src=/hero.jpg alt=Tea width=800 height=600>"),
    page(
      "<img src=/a.jpg alt=A loading=lazy width=800 height=600><img src=/hero.jpg alt=Tea width=800 height=600 fetchpriority=high>",
    ),
  ],
  failing: [
    page("<img src=/hero.jpg alt=Tea width=1200 height=600 loading=lazy>"),
    page("<img src=/hero.jpg alt=Tea loading=lazy fetchpriority=high>"),
  ],
  outside: [
    page(""),
    page("<img src=/i.svg width=24 height=24 loading=lazy alt=Star>"),
    { ...page("<img src=/hero.jpg alt=Tea loading=lazy>"), url: "https://shop.example/imprint" },
  ],
};
