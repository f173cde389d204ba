import type { SiteCase } from "@audit/testkit";
import { rules } from "@audit/rules";
import { expect, test } from "vitest";
import { pageHtml } from "../testing/made-shop.ts";
import { planOf } from "../testing/plan-case.ts";

const NAMES = ["ash", "birch", "cedar"] as const;

/** Products whose markup names no picture, each with one of its own on the page. */
const product = (name: string): [string, string] => {
  const json = {
    "@context": "https://schema.org",
    "@type": "Product",
    name: `Bowl of ${name}`,
    offers: { "@type": "Offer", price: "19.90", priceCurrency: "EUR" },
  };
  const head = `<script type="application/ld+json">${JSON.stringify(json)}</script><meta property="og:image" content="https://shop.example/img/share.jpg">`;
  const main = `<img src="/img/${name}.jpg" alt="Bowl" width="800" height="800"><p>€ 19.90</p><button>Add to cart</button><p>The bowl of ${name} is turned by hand and oiled three times.</p>`;
  return [`/p/${name}`, pageHtml({ title: `Bowl of ${name} | Kiln`, h1: `Bowl of ${name}`, head, main })];
};

const shopWith = (images: SiteCase["images"]): SiteCase => ({
  pages: {
    "/": pageHtml({ title: "Kiln", main: NAMES.map((name) => `<a href="/p/${name}">${name}</a>`).join("") }),
    ...Object.fromEntries(NAMES.map(product)),
  },
  ...(images ? { images } : {}),
});

const jpeg = (name: string) => ({ url: `/img/${name}.jpg`, contentType: "image/jpeg" });
const missing = (name: string) => ({ url: `/img/${name}.jpg`, status: 404, contentType: "text/html" });

const actionsOf = (rule: string, images: SiteCase["images"]) =>
  planOf(
    shopWith(images),
    undefined,
    rules.filter(({ id }) => id === rule),
  ).actions.filter((action) => action.rule === rule);
const picturesIn = (images: SiteCase["images"]): string[] =>
  actionsOf("product-image-missing", images).flatMap(({ patches }) =>
    patches.flatMap(({ after }) => (after ?? "").match(/img\/\w+\.jpg/g) ?? []),
  );

test("markup names pictures whose files answered, and none whose files are missing", () => {
  expect(picturesIn([jpeg("ash"), jpeg("birch"), jpeg("cedar")])).toEqual([
    "img/ash.jpg",
    "img/birch.jpg",
    "img/cedar.jpg",
  ]);
  expect(picturesIn([jpeg("ash"), jpeg("birch"), missing("cedar")])).toEqual(["img/ash.jpg", "img/birch.jpg"]);
});

test("a picture that was not asked for is named where none of its folder is missing", () => {
  expect(picturesIn([jpeg("ash")])).toContain("img/cedar.jpg");
  expect(picturesIn([jpeg("ash"), missing("birch")])).toEqual(["img/ash.jpg"]);
});

test("one task lists the missing files, those that most pages use first", () => {
  const [action] = actionsOf("img-broken", [missing("ash"), missing("cedar"), jpeg("birch")]);
  expect(action?.implementation?.split("\n")).toEqual([
    "missing picture,pages that use it,the first of them,a file of that name loads at",
    expect.stringMatching(/^https:\/\/shop\.example\/img\/(ash|cedar)\.jpg,1,https:\/\/shop\.example\/p\/\1,$/),
    expect.stringMatching(/^https:\/\/shop\.example\/img\/(ash|cedar)\.jpg,1,https:\/\/shop\.example\/p\/\1,$/),
  ]);
  expect(action?.affected.count).toBe(2);
});

test("a missing file that loads from another folder is named with that address", () => {
  const moved = { ...jpeg("ash"), url: "/old/cedar.jpg" };
  expect(actionsOf("img-broken", [missing("cedar"), moved])[0]?.implementation).toContain(
    "/img/cedar.jpg,1,https://shop.example/p/cedar,https://shop.example/old/cedar.jpg",
  );
});

test("one missing preview picture is one file to upload, and no page gets another address", () => {
  const [action] = actionsOf("og-image-broken", [missing("share"), jpeg("ash")]);
  expect(action?.patches).toEqual([]);
  expect(action?.implementation).toContain("upload https://shop.example/img/share.jpg: 3 pages name it");
  expect(actionsOf("og-image-broken", [jpeg("share")])).toEqual([]);
});

const previewOf = (image: string, images: SiteCase["images"]): readonly (string | null | undefined)[] => {
  const head = `<meta property="og:image" content="${image}">`;
  const pages = { "/": pageHtml({ title: "Kiln" }), "/rent/stand/": pageHtml({ title: "Rent a stand", head }) };
  const { actions } = planOf(
    { pages, ...(images ? { images } : {}) },
    undefined,
    rules.filter(({ id }) => id === "og-image-broken"),
  );
  return actions.flatMap(({ patches }) => patches.map(({ after }) => after));
};

test("a preview picture whose file lies elsewhere on the site gets that address", () => {
  expect(previewOf("img/share.jpg", [jpeg("share")])).toEqual(["https://shop.example/img/share.jpg"]);
  const moved = { url: "/old/share.jpg", status: 404, contentType: "text/html" };
  expect(previewOf("https://shop.example/old/share.jpg", [moved, jpeg("share")])).toEqual([
    "https://shop.example/img/share.jpg",
  ]);
});

test("a preview picture that the page shows as well is uploaded once, in the task on pictures", () => {
  const shop = shopWith([missing("share"), missing("ash")]);
  const shown: SiteCase = {
    ...shop,
    pages: { ...shop.pages, "/p/birch": product("birch")[1].replace("/img/birch.jpg", "/img/share.jpg") },
  };
  const { actions } = planOf(
    shown,
    undefined,
    rules.filter(({ id }) => id === "img-broken" || id === "og-image-broken"),
  );
  const [broken] = actions.filter(({ rule }) => rule === "img-broken");
  expect(broken?.implementation).toContain("https://shop.example/img/share.jpg,1,");
  expect(actions.filter(({ rule }) => rule === "og-image-broken")).toEqual([]);
});

test("a missing file is found under another case, and under the size it was made from", () => {
  const other = (name: string): { url: string; contentType: string } => ({
    url: `/img/${name}`,
    contentType: "image/jpeg",
  });
  const code = (...images: NonNullable<SiteCase["images"]>): string =>
    actionsOf("img-broken", [...images])[0]?.implementation ?? "";
  expect(code(missing("cedar"), other("CEDAR.jpg"))).toContain(",https://shop.example/img/CEDAR.jpg");
  expect(code(missing("cedar"), other("Cedar-300x200.jpg"))).toContain(",https://shop.example/img/Cedar-300x200.jpg");
  expect(code(missing("cedar"), other("cedar-300x200.jpg"), other("cedar-600x400.jpg"))).not.toContain("x");
});

test("a missing sign is no weighty fault", () => {
  const pages = {
    "/": pageHtml({ title: "Kiln", main: '<a href="/a"><img src="/img/ash.jpg" width="28" height="28"></a>' }),
    "/a": pageHtml({ title: "About" }),
  };
  const impact = (html: string): string | undefined =>
    planOf(
      { pages: { ...pages, "/": html }, images: [missing("ash")] },
      undefined,
      rules.filter(({ id }) => id === "img-broken"),
    ).actions[0]?.impact;
  expect(impact(pages["/"])).toBe("low");
  expect(impact(pages["/"].replaceAll("28", "280"))).not.toBe("low");
});
