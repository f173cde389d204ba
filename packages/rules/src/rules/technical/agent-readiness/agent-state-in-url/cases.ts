import { categoryPage } from "../../../../case-pages/category-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const more = "<button>Load more</button>";

export const cases: PageRuleCases = {
  passing: [
    categoryPage({ intro: `${more}<a href="/collections/mugs?page=2">2</a>` }),
    categoryPage({ intro: more, head: '<link rel="next" href="/collections/mugs?page=2">' }),
  ],
  failing: [categoryPage({ intro: more }), categoryPage({ intro: "<button>Mehr anzeigen</button>", lang: "de" })],
  outside: [categoryPage(), "<!doctype html><title>About</title><h1>About us</h1><button>Show more</button>"],
};
