import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (action: string): string =>
  `<title>Tea</title><h1>Tea</h1><form method="post" action="${action}"><input name="quantity"><button>Add to cart</button></form>`;

const scripted = (cart: string): string =>
  `<title>Tea</title><h1>Tea</h1><form><input name="q"></form><script>var shop_params = {"i18n":"View cart","cart_url":"${cart}"};</script>`;

export const cases: PageRuleCases = {
  passing: [
    page("/cart"),
    page("#"),
    page("https://forms.mailer.com/f/123"),
    { url: "http://localhost:3000/tea", html: page("http://localhost:4000/cart") },
    { url: "http://localhost:3000/tea", html: scripted("http:\\/\\/localhost\\/shop\\/cart\\/") },
    scripted("https:\\/\\/shop.example\\/cart\\/"),
  ],
  failing: [
    scripted("http:\\/\\/localhost\\/shop\\/cart\\/"),
    { url: "http://127.0.0.1:3000/tea", html: scripted("http:\\/\\/localhost\\/shop\\/cart\\/") },
    page("http://localhost:8000/order"),
    page("http://fern-tea.local/cart"),
    page("https://192.168.1.20/order"),
    page("https://example.com/send"),
    { url: "http://127.0.0.1:3000/tea", html: page("http://fern-tea.local/cart") },
  ],
  outside: ["<title>Tea</title><p>Tea", { html: page("http://localhost/"), status: 404 }],
};
