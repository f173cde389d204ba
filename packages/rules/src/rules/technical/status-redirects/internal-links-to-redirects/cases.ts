import type { SiteRuleCases } from "../../../../rule-cases.ts";

const home = (...paths: string[]): string =>
  `<h1>Shop</h1>${paths.map((path) => `<a href="${path}">Link</a>`).join("")}`;
const to = (path: string, status = 301): { status: number; redirectTo: string } => ({
  status,
  redirectTo: new URL(path, "https://shop.example").href,
});

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": home("/soap"), "/soap": "<h1>Soap</h1>" } },
    {
      pages: {
        "/": home("/account"),
        "/account": to("/login?next=/account", 302),
        "/login?next=/account": "<h1>Sign in</h1>",
      },
    },
    // Nobody is signed in, and the cart is empty: links to the checkout are right.
    {
      pages: {
        "/": home("/penztar/", "/kunden"),
        "/penztar/": to("/kosar/"),
        "/kosar/": "<h1>Kosár</h1>",
        "/kunden": to("/login?next=/kunden"),
        "/login?next=/kunden": "<h1>Sign in</h1>",
      },
    },
    // A cloaked mail address.
    {
      pages: {
        "/": home("/cdn-cgi/l/email-protection"),
        "/cdn-cgi/l/email-protection": to("/cdn-cgi/l/email-protection/"),
        "/cdn-cgi/l/email-protection/": "<h1>Email protection</h1>",
      },
    },
    { pages: { "/": home("/go/maker"), "/go/maker": to("https://maker.example/", 301) } },
    // Nothing links to the redirecting address.
    { pages: { "/": home("/new"), "/old": to("/new"), "/new": "<h1>New</h1>" } },
    // Ends at an error: redirect-to-error speaks about it.
    { pages: { "/": home("/old"), "/old": to("/gone"), "/gone": { html: "<h1>Not found</h1>", status: 404 } } },
  ],
  failing: [
    { pages: { "/": home("/old"), "/old": to("/new"), "/new": "<h1>New</h1>" }, faults: ["/old"] },
    { pages: { "/": home("/soap/"), "/soap/": to("/soap", 302), "/soap": "<h1>Soap</h1>" }, faults: ["/soap/"] },
    { pages: { "/": home("/a"), "/a": to("/b"), "/b": to("/c"), "/c": "<h1>C</h1>" }, faults: ["/a"] },
    // Links agree on a form that only the server forwards: one setting, told for all of them.
    {
      pages: {
        "/": home("/a", "/b", "/c", "/d", "/e"),
        ...Object.fromEntries(
          ["a", "b", "c", "d", "e"].flatMap((name) => [
            [`/${name}`, to(`/${name}/`)],
            [`/${name}/`, home("/a", "/b", "/c", "/d", "/e")],
          ]),
        ),
      },
      faults: ["/a", "/b", "/c", "/d", "/e"],
    },
    // One address in two forms is no state of a visit.
    { pages: { "/": home("/cart/"), "/cart/": to("/cart"), "/cart": "<h1>Cart</h1>" }, faults: ["/cart/"] },
  ],
  outside: [{ pages: { "/": home() } }],
};
