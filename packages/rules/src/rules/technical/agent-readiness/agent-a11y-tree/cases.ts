import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (controls: string): string =>
  `<title>Tea</title><h1>Tea</h1><p>Fine tea from Uji, roasted every week.</p>${controls}`;

export const cases: PageRuleCases = {
  passing: [
    page(""),
    page('<button onclick="buy()">Buy</button><a href="/tea" onclick="track()">Tea</a>'.repeat(3)),
    page('<div onclick="close()">x</div>'),
    page('<div role="button" tabindex="0" onclick="buy()">Buy</div>'.repeat(4)),
  ],
  failing: [
    page('<div class="btn" onclick="buy()">Buy</div>'.repeat(3)),
    page("<button><svg></svg></button>".repeat(3)),
  ],
  outside: [{ html: page('<div onclick="a()">A</div>'.repeat(3)), headers: { "x-robots-tag": "noindex" } }],
};
