import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (body: string): string =>
  `<html><head><title>Shop</title></head><body><main><h1>Shop</h1><p>Soap and towels, made slowly and well.</p>${body}</main></body></html>`;

export const cases: PageRuleCases = {
  passing: [
    page('<a href="/soap">Soap</a><a href="javascript:void(0)" onclick="openMenu()">Menu</a>'),
    // The whole card is clickable, and holds a link to the same page.
    page(`<div onclick="location.href='/soap'"><a href="/soap">Soap</a></div>`),
    page(`<a href="/soap">Soap</a><button onclick="location.href='/cart'">Cart</button>`),
    // The stars of a card, whose name leads to the same product under its list.
    page(`<a href="/all/products/soap">Soap</a><div onclick="location.href='/products/soap'">4.8</div>`),
    page(`<a href="/soap">Soap</a><button onclick="window.open('https://maps.example/')">Map</button>`),
  ],
  failing: [
    page(`<a href="/soap">Soap</a><div onclick="window.location='/towels'">Towels</div>`),
    page(`<span role="link" onclick="document.location.href = &quot;/towels&quot;;">Towels</span>`),
    page(`<a href="javascript:location.assign('/towels')">Towels</a>`),
  ],
  outside: [page(""), { html: page(`<div onclick="location='/towels'">Towels</div>`), status: 404 }],
};
