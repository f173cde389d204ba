import { guardFix } from "@audit/rules/fixes/guard/guard-fix";
import { show } from "@audit/rules/fixes/patches/fix";
import type { Patch } from "@audit/rules/fixes/patches/patch";
import { expect, test } from "vitest";
import { pageHtml } from "../testing/made-shop.ts";
import { viewOf } from "../testing/plan-case.ts";
import { settlePlan } from "./settle-plan.ts";

const PAGE = "https://shop.example/p/pot";
const view = viewOf({
  pages: {
    "/": pageHtml({ title: "Kiln" }),
    "/p/pot": pageHtml({ title: "Pot" }),
    "/p/pan": pageHtml({ title: "Pan" }),
    ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((number) => [`/l/${number}`, pageHtml({ title: `List ${number}` })])),
  },
});

const on = (op: string, after: string, more: Partial<Patch> = {}): Patch =>
  ({ at: "page", url: PAGE, op, before: null, after, ...more }) as Patch;
const draft = (title: string, ...patches: readonly Patch[]) => ({
  title,
  guarded: guardFix([patches.map((patch) => show(patch))], view),
});

test("a place belongs to the more important task, and the other refers to it", () => {
  const [first, second] = settlePlan(
    [draft("Say it", on("title", "Pot of clay")), draft("Add it", on("title", "Pot, made by hand"))],
    view,
  );
  expect(first?.patches.map(({ after }) => after)).toEqual(["Pot of clay"]);
  expect(second).toMatchObject({ code: "<!-- title: stands in the task “Say it” -->", patches: [] });
});

test("the same change may stand in two tasks", () => {
  const made = settlePlan([draft("A", on("lang", "en-GB")), draft("B", on("lang", "en-GB"))], view);
  expect(made.map(({ patches }) => patches.length)).toEqual([1, 1]);
});

test("markup of one thing becomes one block that holds what both changed", () => {
  const before = JSON.stringify({ "@type": "Product", name: "Pot", price: "5" });
  const change = (json: object) =>
    on("jsonld", JSON.stringify({ "@type": "Product", name: "Pot", ...json }), { before, key: "Product" });
  const [first, second] = settlePlan(
    [draft("A", change({ price: "5", sku: "[fill in: number]" })), draft("B", change({ price: "6", sku: "P-1" }))],
    view,
  );
  expect(JSON.parse(first?.patches[0]?.after ?? "")).toEqual({
    "@type": "Product",
    name: "Pot",
    price: "6",
    sku: "P-1",
  });
  expect(second?.patches).toEqual([]);
  expect(second?.code).toContain('"sku": "P-1"; "price": "6" (the whole block');
});

test("a block that gives none of the values it was written for is none, and takes part in no other", () => {
  const before = JSON.stringify({ "@type": "Product", name: "Pot", price: "5" });
  const change = (json: object) =>
    on("jsonld", JSON.stringify({ "@type": "Product", name: "Pot", ...json }), { before, key: "Product" });
  const [numbers, price] = settlePlan(
    [
      { ...draft("A", change({ price: "7", sku: "[fill in: number]" })), gives: ["sku", "mpn"] },
      draft("B", change({ price: "6" })),
    ],
    view,
  );
  expect(numbers?.patches).toEqual([]);
  expect(JSON.parse(price?.patches[0]?.after ?? "")).toMatchObject({ price: "6" });
  const [known] = settlePlan([{ ...draft("A", change({ price: "5", sku: "P-1" })), gives: ["sku", "mpn"] }], view);
  expect(known?.patches).toHaveLength(1);
});

test("what one task makes findable no other hides", () => {
  const list: Patch = { at: "sitemap", url: "https://shop.example/sitemap.xml", op: "add", before: null, after: PAGE };
  const [, hiding] = settlePlan(
    [draft("List it", list), draft("Hide it", on("canonical", "https://shop.example/p/pan"))],
    view,
  );
  expect(hiding?.patches).toEqual([]);
});

test("the same words are proposed for one page only", () => {
  const [, second] = settlePlan(
    [
      draft("A", on("title", "Made by hand in clay")),
      draft("B", on("title", "Made by hand in clay", { url: "https://shop.example/p/pan" })),
    ],
    view,
  );
  // The page says no more than its name, so there is nothing to help its writer with.
  expect(second?.code).toBeNull();
});

test("many addresses never lead to one page", () => {
  const links = [1, 2, 3, 4, 5, 6].map((number) =>
    on("attribute", "x", {
      op: "link",
      key: `https://shop.example/old/${number}`,
      before: `https://shop.example/old/${number}`,
      after: PAGE,
    } as Partial<Patch>),
  );
  const guarded = { fix: [links.map((patch) => show(patch, () => "a link"))], refused: new Map() };
  expect(settlePlan([{ title: "A", guarded }], view)[0]?.patches).toEqual([]);
});

test("one picture is nobody's own preview on four pages, and may be on three", () => {
  const previews = (pages: number) =>
    settlePlan(
      [
        draft(
          "Preview",
          ...Array.from({ length: pages }, (_, index) =>
            on("og:image", "https://shop.example/hero.jpg", { url: `https://shop.example/l/${index + 1}` }),
          ),
        ),
      ],
      view,
    )[0];
  expect(previews(3)?.patches).toHaveLength(3);
  expect(previews(4)?.patches).toEqual([]);
  expect(previews(4)?.code).toBeNull();
});

test("what the present block describes goes with no gap beside it", () => {
  const offer = (more: object) =>
    JSON.stringify({ "@type": "Product", name: "Pot", offers: { "@type": "Offer", price: "5", ...more } });
  const sent = {
    "@type": "OfferShippingDetails",
    shippingDestination: { "@type": "DefinedRegion", addressCountry: "IE" },
  };
  const asked = { ...sent, deliveryTime: { "@type": "ShippingDeliveryTime", transitTime: "[fill in: days]" } };
  const block = on("jsonld", offer({ shippingDetails: asked }), {
    before: offer({ shippingDetails: sent }),
    key: "Product",
  });
  const [made] = settlePlan([draft("A", block)], view);
  expect(made?.patches).toEqual([]);
  expect(made?.code).toContain("days");
});

test("what only the owner knows stands in no block, and beside it is said what to add", () => {
  const before = JSON.stringify({ "@type": "Product", name: "Pot", price: "5" });
  const change = (json: object) =>
    on("jsonld", JSON.stringify({ "@type": "Product", name: "Pot", price: "5", ...json }), { before, key: "Product" });
  const [some] = settlePlan([draft("A", change({ mpn: "M-1", sku: "[fill in: article number]" }))], view);
  expect(some?.patches.map((patch) => [patch.before, JSON.parse(patch.after ?? "") as unknown])).toEqual([
    [before, { "@type": "Product", name: "Pot", price: "5", mpn: "M-1" }],
  ]);
  expect(some?.code).toContain(
    "<!-- left out, for only you know it; add to the block: -->\n<!-- sku: article number -->",
  );
  expect(some?.code).not.toContain("[fill in");
  const [none] = settlePlan([draft("A", change({ sku: "[fill in: article number]" }))], view);
  expect(none?.patches).toEqual([]);
  expect(none?.code).toContain("article number");
  expect(none?.code).not.toContain("<script");
});

test("a block that gives nothing of its own says what the owner would have to tell", () => {
  const block = on("jsonld", JSON.stringify({ "@type": "Product", name: "Pot", sku: "[fill in: article number]" }), {
    key: "Product",
  });
  const [first] = settlePlan([{ ...draft("A", block), gives: ["sku"] }], view);
  expect(first?.code).toContain("article number");
});

test("nobody is sent to a task that changes another place of the page, or to the contrary end", () => {
  const [, canonical] = settlePlan(
    [draft("Hide it", on("robots", "noindex")), draft("Name it", on("canonical", PAGE))],
    view,
  );
  expect(canonical?.code ?? "").not.toContain("stands in the task");
  const [, opened] = settlePlan(
    [draft("Hide it", on("robots", "noindex")), draft("Open it", on("robots", "index"))],
    view,
  );
  expect(opened?.code ?? "").not.toContain("stands in the task");
});

test("links that may be followed again say nothing of whether a page is found", () => {
  const followed = on("robots", "noindex, follow", { before: "noindex, nofollow" });
  const [, canonical] = settlePlan([draft("Follow", followed), draft("Name it", on("canonical", PAGE))], view);
  expect(canonical?.patches.map(({ op }) => op)).toEqual(["canonical"]);
});
