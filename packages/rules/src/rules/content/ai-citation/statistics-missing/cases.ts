import { articlePage } from "../../../../case-pages/article-page.ts";
import { productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const VAGUE =
  "<p>Our mugs are made with care by people who love what they do and it shows in every single piece we make.</p>".repeat(
    8,
  );

export const cases: PageRuleCases = {
  passing: [
    articlePage({ text: `${VAGUE}<p>The kiln reaches 1250 °C.</p>` }),
    articlePage({ text: `${VAGUE}<p>الضمان ١٠٠٪ خلال ٢٤ ساعة</p>` }),
    articlePage({ text: `${VAGUE}<p>भट्टी १२५० डिग्री तक पहुँचती है।</p>` }),
    productPage({ main: `<h1>Blue mug</h1>${VAGUE}<p>Holds 350 ml.</p><p>€ 19.90</p><button>Add to cart</button>` }),
  ],
  failing: [
    articlePage({ text: VAGUE }),
    articlePage({ text: `${VAGUE}<p>Founded in 1998, we moved on 3.5.2004.</p>` }),
    productPage({ main: `<h1>Blue mug</h1>${VAGUE}<p>€ 19.90</p><button>Add to cart</button>` }),
  ],
  outside: [articlePage(), "<!doctype html><title>About</title><h1>About us</h1><p>We are potters.</p>"],
  unknown: [articlePage({ text: VAGUE.repeat(6) })],
};
