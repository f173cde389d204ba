import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (body: string): string =>
  `<html><head><title>Shop</title></head><body><main><h1>Shop</h1><p>Soap and towels, made slowly and well.</p>${body}</main></body></html>`;

export const cases: PageRuleCases = {
  passing: [
    page('<a href="/soap">Soap</a>'),
    page('<a href="/soap"><img src="/soap.jpg" alt="Olive soap"></a>'),
    page('<a href="/cart" aria-label="Cart"><svg></svg></a>'),
    page('<a href="/soap"><svg><g><text><tspan>SOAP</tspan></text></g></svg></a>'),
    // A script fills the dialog before it shows.
    page('<a href="/towels">Towels</a><div style="display: none"><a href="/soap"></a></div>'),
    // A card: picture without words, title with the same target.
    page('<a href="/soap"><img src="/soap.jpg" alt=""></a><h2><a href="/soap">Soap</a></h2>'),
    page('<a href="/soap">Soap</a><a href="#top"><svg></svg></a><a href="https://maps.example/"><i></i></a>'),
  ],
  failing: [
    page('<a href="/soap"><svg><path d="M1 1"/></svg></a>'),
    page('<a href="/soap"></a>'),
    page('<a href="/soap"><img src="/soap.jpg" alt=""></a>'),
    page('<a href="/soap">Soap</a><a href="/towels"><i class="icon"></i></a>'),
    page('<a href="/soap"><img src="/soap.jpg"></a>'),
  ],
  outside: [
    page(""),
    page('<a href="https://maps.example/"><i></i></a>'),
    { html: page('<a href="/soap"></a>'), status: 404 },
  ],
};
