import { asFix, printFix } from "@audit/rules/fixes/patches/fix";
import { fix as altTexts } from "@audit/rules/rules/technical/images/img-alt-missing/fix";
import { fix as sharedAlts } from "@audit/rules/rules/technical/images/img-alt-shared/fix";
import { expect, test } from "vitest";
import { pageHtml } from "../testing/made-shop.ts";
import { causeOf, findingOf, viewOf } from "../testing/plan-case.ts";

const BUY = '<p class="price">€ 9.00</p><button>Add to cart</button>';

test("a sign that leads to the category is not called after the product, whose own picture is", () => {
  const sign = '<a href="/c/mugs"><img src="/signs/mugs.png">Mugs of stoneware</a>';
  const view = viewOf({
    pages: {
      "/": pageHtml({ title: "Kiln" }),
      "/p/1": pageHtml({ title: "Sand Mug", main: `${sign}<img src="/img/sand.jpg" width=600 height=600>${BUY}` }),
    },
  });
  const code = printFix(asFix(altTexts(causeOf(findingOf("img-alt-missing", ["/p/1"]), view), view)));
  expect(code).toContain('sand.jpg set alt="Sand Mug"');
  expect(code).toContain('mugs.png set alt="Mugs of stoneware"');
});

test("a picture in a link around name and price is called by the name alone", () => {
  const names = ["Ash", "Birch", "Cedar", "Elm", "Oak", "Pine"].map((name) => `${name} bowl of wood`);
  const cards = names.map(
    (name, at) =>
      `<li><a href="/p/${at}"><img src="/img/${at}.jpg" alt="main-img" width=300 height=300><div>${name}</div><div>from € 9.00 each</div></a></li>`,
  );
  const goods = names.map((name, at) => [`/p/${at}`, pageHtml({ title: name, main: BUY })]);
  const view = viewOf({
    pages: {
      "/": pageHtml({ title: "Kiln" }),
      "/c/bowls": pageHtml({ title: "Bowls", main: `<ul>${cards.join("")}</ul>` }),
      ...(Object.fromEntries(goods) as Record<string, string>),
    },
  });
  const code = printFix(asFix(sharedAlts(causeOf(findingOf("img-alt-shared", ["/c/bowls"]), view), view))) ?? "";
  expect(code.match(/alt="[^"]*"/g)).toEqual(names.map((name) => `alt="${name}"`));
});
