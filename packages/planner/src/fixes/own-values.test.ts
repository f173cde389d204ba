import { rules } from "@audit/rules";
import type { SiteCase } from "@audit/testkit";
import { expect, test } from "vitest";
import { pageHtml } from "../testing/made-shop.ts";
import { planOf } from "../testing/plan-case.ts";

const actionsOf = (given: SiteCase, ...ids: string[]) =>
  planOf(
    given,
    undefined,
    rules.filter(({ id }) => ids.includes(id)),
  ).actions;

const ld = (json: object): string =>
  `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", ...json })}</script>`;
const RATE = { "@type": "MonetaryAmount", value: "0", currency: "GBP" };
const DAYS = { "@type": "QuantitativeValue", minValue: 1, maxValue: 2, unitCode: "DAY" };
const TIME = { "@type": "ShippingDeliveryTime", handlingTime: DAYS, transitTime: DAYS };
const REGION = { "@type": "DefinedRegion", addressCountry: "GB" };
const pot = (name: string, shippingDetails: object, price = "19.00") =>
  pageHtml({
    title: name,
    head: ld({
      "@type": "Product",
      name,
      image: "https://shop.example/a.jpg",
      offers: {
        "@type": "Offer",
        price,
        priceCurrency: "GBP",
        availability: "https://schema.org/InStock",
        shippingDetails,
      },
    }),
    main: "<p>£19.00</p><button>Add to cart</button>",
  });

test("delivery that one product leaves out is what the others say alike", () => {
  const details = { "@type": "OfferShippingDetails", shippingRate: RATE };
  const whole = { ...details, shippingDestination: REGION, deliveryTime: TIME };
  const pages = { "/": pageHtml({ title: "Kiln" }), "/p/a": pot("Ash pot", whole), "/p/b": pot("Birch pot", whole) };
  const [action] = actionsOf({ pages: { ...pages, "/p/c": pot("Cedar pot", details) } }, "shipping-destination");
  const made = JSON.parse(action?.patches[0]?.after ?? "null") as { offers: { shippingDetails: object } };
  expect(made.offers.shippingDetails).toEqual(whole);
});

test("the day that readers see is written where machines are told another", () => {
  const article = (published: string) =>
    pageHtml({
      title: "How we fire",
      head: ld({ "@type": "Article", headline: "How we fire", datePublished: published, dateModified: "2026-01-02" }),
      main: `<article><time datetime="2025-11-20" class="published">20 November 2025</time>${"<p>We fire every pot twice in our kiln.</p>".repeat(30)}</article>`,
    });
  const [action] = actionsOf(
    { pages: { "/": pageHtml({ title: "Kiln" }), "/blog/a": article("2025-11-11") } },
    "date-conflict",
  );
  expect(action?.implementation).toContain('"datePublished": "2025-11-20"');
  expect(action?.implementation).not.toContain("modified_time");
});

test("a film's day and title are not those of the page around it: what they are stands with the film", () => {
  const page = pageHtml({
    title: "How we glaze",
    head: ld({
      "@type": "Article",
      headline: "How we glaze",
      datePublished: "2026-01-05",
      description: "How we glaze a pot.",
    }),
    main: `<p>${"We glaze every pot by hand. ".repeat(30)}</p><iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe>`,
  });
  const [action] = actionsOf({ pages: { "/": pageHtml({ title: "Kiln" }), "/blog/a": page } }, "video-schema");
  expect(action?.patches ?? []).toEqual([]);
});

test("a marked up trail gets full addresses, where these end, and keeps its steps", () => {
  const trail = {
    "@type": "BreadcrumbList",
    itemListElement: ["/", "/#services", "/services/blasting"].map((item, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: ["Home", "Services", "Blasting"][index],
      item,
    })),
  };
  const page = pageHtml({ title: "Blasting", head: ld(trail), main: "<p>We blast steel with sand of quartz.</p>" });
  const pages = {
    "/": pageHtml({ title: "Kiln", main: '<a href="/services/blasting">Blasting</a>' }),
    "/services/blasting": { status: 301, redirectTo: "https://shop.example/services/blasting/" },
    "/services/blasting/": page,
  };
  const [action] = actionsOf({ pages }, "breadcrumb-invalid");
  const made = JSON.parse(action?.patches[0]?.after ?? "null") as { itemListElement: readonly { item?: string }[] };
  expect(made.itemListElement.map(({ item }) => item)).toEqual([
    "https://shop.example/",
    "https://shop.example/#services",
    undefined,
  ]);
});
