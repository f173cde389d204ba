import type { PageRuleCases } from "../../../../rule-cases.ts";

export const cases: PageRuleCases = {
  passing: [
    "<title>Tea</title><a href=/green>Green tea</a>",
    '<title>Tea</title><a href=/green><img src=/g.jpg alt="Green tea"></a><a href=/cart aria-label="Cart"><svg></svg></a>',
    "<title>Tea</title><a href=/><svg><title>Tea shop</title><path d='M1 1'/></svg></a><p hidden><a href=/x></a></p>",
    // A decorative image beside words.
    '<title>Tea</title><a href=/green><img src=/g.jpg alt="">Green tea</a><a href=/x title="Top"><i></i></a>',
  ],
  failing: [
    '<title>Tea</title><a href=/green><img src=/g.jpg alt=""></a>',
    "<title>Tea</title><a href=/cart><i class=icon></i></a><a href=/tea>Tea</a>",
  ],
  outside: ["<title>Tea</title><p>Tea", "<title>Tea</title><a name=top></a><p>Tea"],
};
