import type { PageRuleCases } from "../../../../rule-cases.ts";

export const cases: PageRuleCases = {
  passing: [
    "<title>Tea</title><form action=/search><input name=q aria-label=Search></form>",
    '<title>Tea</title><form method=post action="https://mail.example/subscribe"><input name=mail></form>',
  ],
  failing: [
    '<title>Tea</title><form method=post action="http://shop.example/login"><input type=password name=p></form>',
    '<title>Tea</title><form action="http://mail.example/subscribe"><input name=mail></form>',
    // Without an action the password goes to the page's own address.
    { url: "http://shop.example/login", html: "<form method=post><input type=password name=p></form>" },
  ],
  outside: [
    "<title>Tea</title><p>Tea",
    { url: "http://127.0.0.1:3000/login", html: "<form method=post><input type=password name=p></form>" },
  ],
};
