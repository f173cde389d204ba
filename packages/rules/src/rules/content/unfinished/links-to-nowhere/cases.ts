import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (footer: string): string =>
  `<!doctype html><html lang="en"><head><title>Tea</title></head><body><main><h1>Tea</h1><p>Loose tea.</p><a href="#">Open the list</a><a href="#">More</a><a href="#">Less</a></main><footer>${footer}</footer></body></html>`;

export const cases: PageRuleCases = {
  passing: [
    // These share the page by a script.
    page('<a href="/terms">Terms</a>').replace("<p>", '<a href="#">Facebook</a><a href="#">Pinterest</a><p>'),
    page('<a href="/terms">Terms</a>').replace(
      "<main>",
      '<header><a href="#">X</a><a href="#">Menu</a></header><main>',
    ),
    page('<a href="/terms">Terms</a>').replace("<main>", '<nav><a href="">Menu</a><a href="">Up</a></nav><main>'),
    page('<a href="/terms">Terms</a><a href="#">Back to top</a><a href="#">Cookie settings</a>'),
    page('<a href="#" hidden>A</a><a href="#" hidden>B</a><a href="#" hidden>C</a><a href="/terms">Terms</a>'),
    page('<a href="#">Top</a><a href="#">Top</a><a href="#">Top</a>'),
  ],
  failing: [
    // A column of the footer is an aside.
    page('<aside><a href="#">Terms</a><a href="#">Privacy</a><a href="#">Press</a></aside>'),
    page("<p>© Tea</p>").replace(
      "<main>",
      '<header><a href="#">Facebook</a><a href="#" title="Instagram"></a></header><main>',
    ),
    page("<p>© Tea</p>").replace(
      "<main>",
      '<nav><a href="">Green</a><a href="">Black</a><a href="">White</a></nav><main>',
    ),
    page('<a href="#">Terms</a><a href="#">Privacy</a><a href="#">Instagram</a>'),
    page('<a href="#"><svg></svg></a><a href="#"><svg></svg></a><a href="#"><svg></svg></a>'),
    page('<a href="">特定商取引法</a><a href="#">プライバシー</a><a href="#">会社概要</a>'),
  ],
  outside: [page("<p>© Tea</p>"), { html: page('<a href="#">A</a><a href="#">B</a><a href="#">C</a>'), status: 404 }],
};
