import { rules } from "@audit/rules";
import type { SiteCase } from "@audit/testkit";
import { expect, test } from "vitest";
import { pageHtml } from "../testing/made-shop.ts";
import { planOf } from "../testing/plan-case.ts";

const gone = { status: 404, html: '<html lang="da"><title>Not found</title>' };
const text = "Twelve words of their own that stand on no other page than this: ";
const page = (title: string, main = ""): string =>
  pageHtml({ title, main: `<p>${text}${title} and its glaze, its oven and its clay.</p>${main}` });

const codeOf = (pages: SiteCase["pages"], id = "broken-internal-links"): string =>
  planOf(
    { pages },
    undefined,
    rules.filter((rule) => rule.id === id),
  ).actions[0]?.implementation ?? "";

test("a dead link leads to the page that calls itself so, or that other links name so", () => {
  const code = codeOf({
    "/": page("Kiln", '<a href="/old-faq">Questions and answers</a><a href="/b2b/">Sell your stock</a>'),
    "/help": page("Questions and answers", '<a href="/stock-offers/">Sell your stock</a>'),
    "/stock-offers/": page("Offer us a lot"),
    "/old-faq": gone,
    "/b2b/": gone,
  });
  expect(code).toContain("/old-faq\n-> https://shop.example/help\n");
  expect(code).toContain("/b2b/\n-> https://shop.example/stock-offers/\n");
});

test("links relative to their page are told as that, with no redirect for addresses that never were", () => {
  const relative = '<a href="help.html">Help</a><a href="stores.html">Stores</a>';
  const code = codeOf({
    "/": page("Kiln", '<a href="/help.html">Help</a><a href="/stores.html">Stores</a><a href="/c/a.html">A</a>'),
    "/help.html": page("Help"),
    "/c/a.html": page("Ash", relative),
    "/c/b.html": page("Basin", relative),
    "/c/help.html": gone,
    "/c/stores.html": gone,
    "/stores.html": gone,
  });
  expect(code).toContain("/c/help.html\n-> https://shop.example/help.html\n");
  expect(code).toContain("/c/stores.html\n-> written relative to its page: it means https://shop.example/stores.html");
  expect(code).not.toContain("Suggested redirects");
});

test("spaces behind an address are taken off", () => {
  const code = codeOf({
    "/": page("Kiln", '<a href="/shop/%20"><img src="/a.jpg" alt="banner"></a><a href="/shop/">Goods</a>'),
    "/shop/": page("Goods"),
    "/shop/%20": gone,
  });
  expect(code).toContain("/shop/%20\n-> https://shop.example/shop/\n");
});

test("a link inside the address of another is taken out of it", () => {
  const code = codeOf(
    {
      "/": page("Kiln", '<a href="/blog/best-<a href="/glaze/">glazes</a>-of-ash/">Best glazes of ash</a>'),
      "/blog/best-glazes-of-ash/": page("Best glazes of ash"),
      "/glaze/": page("Glaze"),
    },
    "links-malformed",
  );
  expect(code).toContain("-> https://shop.example/blog/best-glazes-of-ash/");
});

test("a dead address that a field was never filled in is told as that", () => {
  const { actions } = planOf(
    { pages: { "/": page("Kiln", '<a href="/{0}/article#/new">New</a>'), "/%7B0%7D/article": gone } },
    undefined,
    rules.filter(({ id }) => id === "broken-internal-links" || id === "links-malformed"),
  );
  expect(actions.map(({ rule }) => rule)).toEqual(["links-malformed"]);
});

test("one word on links tells the page whose address ends in it, and no other", () => {
  const empty = ["Felt", "Glaze", "Clay"].map((name) => `<a href="#">${name}</a>`).join(" ");
  const pages = {
    "/": page("Kiln", `<a href="/felt.html">Felt</a> <a href="/t/9">Glaze</a>`).replace(
      "<footer>",
      `<footer>${empty} `,
    ),
    "/felt.html": page("Boards and wool"),
    "/t/9": page("Everything with this tag"),
  };
  const code = codeOf(pages, "links-to-nowhere");
  expect(code).toContain("“Felt” -> https://shop.example/felt.html");
  expect(code).toContain("“Glaze” -> no page");
});

test("the same file name of several words is the same page, whatever folder it lies in", () => {
  const code = codeOf({
    "/": page("Kiln", '<a href="/returns-and-refunds.html">Here</a><a href="/policies/returns-and-refunds.html">R</a>'),
    "/policies/returns-and-refunds.html": page("Refunds"),
    "/returns-and-refunds.html": gone,
  });
  expect(code).toContain("-> https://shop.example/policies/returns-and-refunds.html");
});

test("words that several pages go by tell none of them", () => {
  const code = codeOf({
    "/": page("Kiln", '<a href="/x">Read more</a><a href="/a">Read more</a><a href="/b">Read more</a>'),
    "/a": page("Alpha"),
    "/b": page("Beta"),
    "/x": gone,
  });
  expect(code).toContain("/x\n-> no page that was read goes by this name");
});

test("what is missing is seldom the link", () => {
  const footer = '<a href="/terms-of-sale/">Terms</a>';
  const code = codeOf({
    "/": page(
      "Kiln",
      `${footer}<a href="/cart">Basket</a><a href="/events/undefined">■■■</a><a href="/bowls/">Bowls</a><a href="/bowls/red/">Red</a>`,
    ),
    "/bowls/": page(
      "Bowls",
      `${footer}${[1, 2, 3, 4].map((at) => `<a href="/p/${at}"><img src="/${at}.jpg" alt="">Bowl ${at}</a> <span>${at}0,00 €</span>`).join("")}`,
    ),
    "/terms-of-sale/": gone,
    "/cart": gone,
    "/events/undefined": gone,
    "/bowls/red/": gone,
  });
  expect(code).toContain("/terms-of-sale/\n-> the layout of most pages links here: publish the page at this address");
  expect(code).toContain("/cart\n-> basket, sign-in and the like have to answer here");
  expect(code).toContain("/events/undefined\n-> a program wrote this address without its value");
  expect(code).not.toContain("take the link out\n  on https://shop.example/\n\nhttps://shop.example/cart");
});

test("no link to a page that buyers and the law expect is taken out", () => {
  const code = codeOf({
    "/": page("Kiln", '<a href="/refund-policy">Refunds</a><a href="/p/7">Datenschutz</a><a href="/q">Reds</a>'),
    "/mugs": page("Mugs"),
    "/refund-policy": gone,
    "/p/7": gone,
    "/q": gone,
  });
  for (const path of ["/refund-policy", "/p/7"])
    expect(code).toContain(`${path}\n-> publish the page at this address, and leave the link where it is`);
  expect(code).toMatch(/\/q\n-> .*take the link out/);
});

test("a name of the footer without an address gets the page that menus call so, served at two addresses or not", () => {
  const footer = '<footer><a href="#">Hand tools</a><a href="#">Careers</a><a href="#">Press</a></footer>';
  const tools = page("Hand tools in the outlet").replace("</body>", `${footer}</body>`);
  const code = codeOf(
    {
      "/": page("Kiln", '<a href="/c/hand-tools/">Hand tools</a><a href="/c/hand-tools/index.html">All</a>'),
      "/c/hand-tools/": tools,
      "/c/hand-tools/index.html": tools,
    },
    "links-to-nowhere",
  );
  expect(code).toContain("“Hand tools” -> https://shop.example/c/hand-tools/");
  expect(code).toContain("“Careers” -> no page that was read goes by this name");
});

test("links that lack the slash at their beginning are one cause, told above them", () => {
  const parts = ["help", "journal", "returns", "glazes"];
  const bowls = page("Bowls", parts.map((name) => `<a href="${name}/">${name}</a>`).join(""));
  const code = codeOf({
    "/": page("Kiln", `<a href="/shop/">Shop</a>${parts.map((name) => `<a href="/${name}/">${name}</a>`).join("")}`),
    "/shop/": bowls,
    ...Object.fromEntries(parts.map((name) => [`/${name}/`, page(`The ${name} of our house`)])),
    ...Object.fromEntries(parts.map((name) => [`/shop/${name}/`, gone])),
  });
  expect(code.split("\n")[0]).toContain("One cause for 4 addresses: links on pages in /shop/");
  expect(code).toContain("/shop/help/\n-> https://shop.example/help/");
});

test("a template that writes goods behind the address of their list is one cause, and no list of a tag becomes an article", () => {
  const names = ["tall-vase", "small-vase", "round-bowl"];
  const links = names.map((name) => `<a href="/lists/clay/goods/${name}">Look</a>`).join("");
  const code = codeOf({
    "/": page("Kiln", `${links}<a href="/journal/tagged/glaze">Glaze</a><a href="/journal/wood-ovens">W</a>`),
    "/journal/wood-ovens": page("Glaze"),
    ...Object.fromEntries(names.map((name) => [`/goods/${name}.html`, page(`The ${name.replace("-", " ")}`)])),
    ...Object.fromEntries(names.map((name) => [`/lists/clay/goods/${name}`, gone])),
    "/journal/tagged/glaze": gone,
  });
  expect(code.split("\n")[0]).toContain("One cause for 3 addresses: the template writes what the list holds behind");
  expect(code).toContain("/lists/clay/goods/tall-vase\n-> https://shop.example/goods/tall-vase.html");
  expect(code).toContain("/journal/tagged/glaze\n-> a list that the program makes by itself");
});

test("of one page under several lists the shortest address is meant; a neighbour that names much the same is not", () => {
  const code = codeOf({
    "/": page("Kiln", '<a href="/all/blue-porcelain-jug">Jug</a><a href="/journal/celadon-made-easy/">Read this</a>'),
    "/winter/blue-porcelain-jug": page("Porcelain jug"),
    "/sale/blue-porcelain-jug": page("Porcelain jug"),
    "/journal/celadon-for-beginners/": page("Celadon for beginners"),
    "/journal/raku/": page("Raku in the garden"),
    "/journal/salt-ovens/": page("Salt ovens"),
    "/all/blue-porcelain-jug": gone,
    "/journal/celadon-made-easy/": gone,
  });
  expect(code).toContain("/all/blue-porcelain-jug\n-> https://shop.example/sale/blue-porcelain-jug");
  expect(code).not.toContain("celadon-for-beginners");
});

test("what is owed under another name is linked, in its language; a word within another is no such name", () => {
  const product = (title: string): string =>
    page(title, "").replace(
      "</body>",
      `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"${title}","offers":{"@type":"Offer","price":"9","priceCurrency":"EUR"}}</script></body>`,
    );
  const code = codeOf({
    "/": page(
      "Kiln",
      '<a href="/data.html">Our privacy policy</a><a href="/cookies.html">Policy on privacy and cookies</a><a href="/goods/contactsensor.html">Contactsensor</a><a href="/admin.html">Admin Orders</a>',
    ),
    "/policy-of-privacy.html": page("Privacy policy"),
    "/policy-of-cookies.html": page("Privacy and cookies"),
    "/contact.html": page("Contact"),
    "/goods/cup.html": product("Cup of clay"),
    "/goods/jug.html": product("Jug of clay"),
    ...Object.fromEntries(
      ["/data.html", "/cookies.html", "/goods/contactsensor.html", "/admin.html"].map((url) => [url, gone]),
    ),
  });
  expect(code).toContain("/cookies.html\n-> https://shop.example/policy-of-cookies.html");
  expect(code).toContain("/goods/contactsensor.html\n-> a product without a page");
  expect(code).toContain("/admin.html\n-> an address of the program");
});

test("links with one answer are one decision, each named under the page that holds it", () => {
  const dead = ["/x-1", "/x-2", "/shop.example.net/a"];
  const code = codeOf({
    "/": page("Kiln", dead.map((url, at) => `<a href="${url}">Word ${at}</a>`).join("") + '<a href="/x-3">Word</a>'),
    ...Object.fromEntries([...dead, "/x-3"].map((url) => [url, gone])),
  });
  expect(code).toContain("# 3 addresses: no page that was read goes by this name");
  expect(code).toContain("\non https://shop.example/\n  https://shop.example/x-1\n");
  expect(code).toContain('lacks "https://" in front of shop.example.net: https://shop.example.net/a');
});

test("a language that is linked and not published is one decision", () => {
  const dead = ["/en/inn", "/en/rooms", "/en/food"];
  const code = codeOf({
    "/": page("Kiln", dead.map((url) => `<a href="${url}">EN</a>`).join("")),
    ...Object.fromEntries(dead.map((url) => [url, gone])),
  });
  expect(code).toContain("# The site links to 3 pages under /en/, and none of that language is published.");
});

test("dead addresses whose links bear different words are different pages", () => {
  const names = { "/mug-ash-blue-2/": "Blue mug", "/mug-ash-blue-3/": "Tall vase" };
  const links = Object.entries(names).map(([url, name]) => `<a href="${url}">${name}</a>`);
  const code = codeOf({
    "/": page("Kiln", links.join("")),
    ...Object.fromEntries(Object.keys(names).map((url) => [url, gone])),
  });
  expect(code).not.toContain("mean one page each");
});

test("dead addresses that differ in a number are different pages", () => {
  const dead = ["/mug-ash-blue/", "/mug-ash-blue-2/"];
  const code = codeOf({
    "/": page("Kiln", dead.map((url) => `<a href="${url}">Blue mug</a>`).join("")),
    ...Object.fromEntries(dead.map((url) => [url, gone])),
  });
  expect(code).not.toContain("mean one page each");
});

test("dead addresses of the same words in another order mean one page", () => {
  const dead = ["/journal/raku-pit-salt-compared/", "/journal/salt-raku-pit-compared/", "/journal/celadon-only/"];
  const code = codeOf({
    "/": page("Kiln", dead.map((url) => `<a href="${url}">More</a>`).join("")),
    ...Object.fromEntries(dead.map((url) => [url, gone])),
  });
  expect(code).toContain("mean one page each");
  expect(code).toContain(`- https://shop.example${dead[0]}\n- https://shop.example${dead[1]}\n`);
  expect(code).not.toContain(`- https://shop.example${dead[2]}`);
});

test("a page of law goes by the one word that other pages link it with", () => {
  const footer = ["Privacy", "Terms", "Cookies"].map((name) => `<a href="#">${name}</a>`).join(" ");
  const pages = {
    "/": page("Kiln", '<a href="/privacy-policy.html">Privacy</a> <a href="/visit.html">Visit</a>'),
    "/visit.html": page("Visit us").replace("<footer>", `<footer>${footer} `),
    "/privacy-policy.html": page("Privacy Policy of the Kiln"),
  };
  expect(codeOf(pages, "links-to-nowhere")).toContain("“Privacy” -> https://shop.example/privacy-policy.html");
});
