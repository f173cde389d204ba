import { homePageWith, ORGANIZATION } from "../../../../case-pages/home-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const contact = (main: string): string =>
  `<!doctype html><html lang="en"><head><title>Contact</title></head><body><main><h1>Contact</h1>${main}</main></body></html>`;
const street = "<p>Acme Pottery</p><p>Tongasse 4</p><p>1030 Vienna</p>";
const phone = '<p><a href="tel:+4315123499">+43 1 512 34 99</a></p>';
const hours = "<p>Monday - Friday: 09:00 - 18:00</p>";
const site = (jsonLd: unknown, main: string): SiteRuleCases["passing"][number] => ({
  pages: { "/": homePageWith(jsonLd, "", '<a href="/contact">Contact</a>'), "/contact": contact(main) },
});
const place = {
  "@context": "https://schema.org",
  "@type": "HomeGoodsStore",
  name: "Acme",
  url: "https://shop.example/",
};

export const cases: SiteRuleCases = {
  passing: [site(place, street + phone + hours)],
  failing: [site(null, street + phone + hours), site(ORGANIZATION, street + phone + hours)],
  outside: [
    site(null, street + phone),
    site(null, phone + hours),
    // A year and a price are no address.
    site(null, `<p>On May 12, 2024 Vienna had 30 mugs 1200 Wide left</p>${phone}${hours}`),
    // Where the country stands behind the code, which line is the street can't be told.
    site(null, `<p>Kopernyka, 12, Lviv, 79019, Ukraine Entrance</p>${phone}${hours}`),
    // Of two streets none is known to be the shop's.
    site(null, `${street}<p>Ringstrasse 8, 1010 Vienna</p>${phone}${hours}`),
  ],
  unknown: [site("{ broken", street + phone + hours)],
};
