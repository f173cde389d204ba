import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (body: string, head = ""): string =>
  `<html><head><title>Shop</title>${head}</head><body><h1>Shop</h1>${body}</body></html>`;

export const cases: PageRuleCases = {
  passing: [
    page('<a href="/soap">Soap</a><a href="https://ad.example/" rel="nofollow sponsored">Ad</a>'),
    page(
      '<a href="/soap">Soap</a><a href="/cart" rel="nofollow">Cart</a><a href="/account/login" rel="nofollow">Login</a>',
    ),
    page('<a href="/soap">Soap</a><a href="/soap?sort=price" rel="nofollow">By price</a>'),
    page('<a href="/soap" rel="noopener">Soap</a><a href="/privacy-policy" rel="nofollow">Privacy</a>'),
    // A form's way back to where it stands.
    page('<a href="/soap">Soap</a><a href="?#respond" rel="nofollow">Cancel</a>'),
    // A button beside the plain link to the same page.
    page('<a href="/soap">Soap</a><a href="/soap" rel="nofollow">Quick view</a>'),
  ],
  failing: [
    page('<a href="/soap" rel="nofollow">Soap</a>'),
    page('<a href="/soap">Soap</a><a href="https://www.shop.example/towels" rel="noopener NoFollow">Towels</a>'),
  ],
  outside: [
    page('<a href="https://ad.example/" rel="nofollow">Ad</a>'),
    page('<a href="/cart" rel="nofollow">Cart</a>'),
    page('<a href="/soap" rel="nofollow">Soap</a>', '<meta name="robots" content="noindex">'),
  ],
};
