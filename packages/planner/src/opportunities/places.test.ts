import type { SiteCase } from "@audit/testkit";
import { describe, expect, it } from "vitest";
import { planOf, viewOf } from "../testing/plan-case.ts";
import { findOpportunities } from "./find-opportunities.ts";

const MAP =
  "https://www.google.com/maps/embed?pb=!1m18!3m3!1m2!1s0x40ae03%3A0x957bd5!2sTrattoria%20Olmo!5e0!3m2!1sen!2sro";
const frame = (footer: string): string =>
  `<footer>${footer}<table><tr><td>Luni - Duminică</td><td>11:00 - 23:00</td></tr></table><iframe src="${MAP}"></iframe><a href="#">TikTok</a><a href="#">Facebook</a></footer>`;
const NAV =
  '<nav><a href="/">Acasă</a><a href="/meniu">Meniu</a><a href="/despre">Despre noi</a><a href="/contact">Contact</a></nav>';
const page = (title: string, main: string, footer = ""): string =>
  `<!doctype html><html lang="ro"><head><title>${title} - Restaurant</title></head><body><header>${NAV}</header><main><h1>${title}</h1>${main}</main>${frame(footer)}</body></html>`;
const DISHES = [
  "FRITTO MISTO",
  "RISOTTO POLLO",
  "PASTE GENOVESE",
  "LA VERA",
  "FOCACCIA",
  "PENNE",
  "LASAGNA",
  "GNOCCHI",
  "TAGLIATELE CU CIUPERCI",
];
const menu = DISHES.map(
  (name, index) =>
    `<div><h3>${name} 300g<span>${index > 6 ? "paste, guanciale, parmezan, ouă" : `paste, legume ${name}, ulei, sare`}</span></h3><b>${30 + index} RON</b></div>`,
).join("");
const STREET = "<p>Strada Fagului 14, Brașov 500123</p>";
const PHONE = '<p><a href="tel:+40268550112">+40268550112</a></p>';

const site = (footer = ""): SiteCase => ({
  origin: "http://192.0.2.7",
  business: "restaurant",
  pages: {
    "/": page(
      "Bun venit la noi",
      "<p>Pizza, paste și risotto gătite în fiecare zi cu ingrediente proaspete.</p>",
      footer,
    ),
    "/meniu": page("Meniul zilei", `<h2>Paste</h2>${menu}`, footer),
    "/despre": page(
      "Despre casa noastră",
      '<p>Gătim de douăzeci de ani pentru oaspeții noștri.</p><a href="https://www.tiktok.com/@trattoria.olmo">video</a>',
      footer,
    ),
    "/contact": page("Unde suntem", `${STREET}${PHONE}`, footer),
  },
});
const textOf = (html: SiteCase["pages"][string]): string => (typeof html === "string" ? html : (html.html ?? ""));
const found = (given: SiteCase) => findOpportunities(viewOf(given), []);
const codeOf = (given: SiteCase, id: string): string | undefined =>
  found(given).find(({ rule }) => rule === id)?.implementation ?? undefined;

describe("a restaurant", () => {
  it("is told to print address and phone on all pages, unless the frame does", () => {
    expect(codeOf(site(), "contact-in-footer")).toContain(
      'Trattoria Olmo<br>\n  Strada Fagului 14<br>\n  500123 Brașov<br>\n  <a href="tel:+40268550112">',
    );
    expect(codeOf(site(`${STREET}${PHONE}`), "contact-in-footer")).toBeUndefined();
  });

  it("gets titles with the name of its map and its town", () => {
    expect(codeOf(site(), "place-titles")).toContain("Meniu – Trattoria Olmo, Brașov");
    const named = site();
    const pages = Object.fromEntries(
      Object.entries(named.pages).map(([path, html]) => [
        path,
        (typeof html === "string" ? html : (html.html ?? "")).replace("- Restaurant", "- Trattoria Olmo"),
      ]),
    );
    expect(codeOf({ ...named, pages }, "place-titles")).toBeUndefined();
  });

  it("gets no menu made of a post about others, nor of pages beside those of its kitchen", () => {
    const post = '<script type="application/ld+json">{"@type":"BlogPosting","headline":"Zece locuri"}</script>';
    const given = site();
    const { "/meniu": list = "", ...rest } = given.pages;
    const asPost = { ...given, pages: { ...rest, "/blog/zece-locuri": `${post}${textOf(list)}` } };
    expect(codeOf(asPost, "menu-markup")).toBeUndefined();
    const cafe = '<script type="application/ld+json">{"@type":"CafeOrCoffeeShop","name":"Olmo"}</script>';
    const beside = { ...given, pages: { ...given.pages, "/cafe": `${cafe}${page("Cafenea", "<p>Espresso.</p>")}` } };
    expect(codeOf(beside, "menu-markup")).toBeUndefined();
  });

  it("is told of its map by the hours of the house, not by those of a class", () => {
    expect(codeOf(site(), "map-profile")).toContain("11:00 - 23:00");
    const given = site();
    const bare = Object.fromEntries(
      Object.entries(given.pages).map(([path, html]) => [path, textOf(html).replace("<td>11:00 - 23:00</td>", "")]),
    );
    const classes = page("Cursuri", "<div>Luni - Duminică 09:00 - 10:00</div>").replace("<td>11:00 - 23:00</td>", "");
    expect(codeOf({ ...given, pages: { ...bare, "/cursuri": classes } }, "map-profile")).toBeUndefined();
  });

  it("gets its menu as markup, without the texts that two dishes share", () => {
    const code = codeOf(site(), "menu-markup") ?? "";
    expect(code).toContain('"name": "Fritto Misto"');
    expect(code).toContain('"price": "30"');
    expect(code).toContain('"name": "Tagliatele cu Ciuperci"');
    expect(code).not.toContain("guanciale");
  });

  it("is asked to look at its map and at what assistants say, with the right answers", () => {
    expect(found(site()).map(({ rule }) => rule)).toContain("map-profile");
    const code = codeOf(site(), "ask-assistants");
    expect(code).toContain("When is Trattoria Olmo open?");
    expect(code).toContain("What does Fritto Misto cost at Trattoria Olmo?,30 RON");
  });

  it("is asked to test a form of which nobody knows whether it sends", () => {
    const form =
      '<form><input name="name"><input name="email"><textarea name="message"></textarea><button>Trimite</button></form>';
    const given = site();
    const contact = page("Unde suntem", `${STREET}${PHONE}${form}`).replace(
      "</body>",
      '<script src="/functions.js"></script></body>',
    );
    expect(codeOf(site(), "test-forms")).toBeUndefined();
    expect(codeOf({ ...given, pages: { ...given.pages, "/contact": contact } }, "test-forms")).toBe(
      '<p><a href="tel:+40268550112">+40268550112</a></p>',
    );
  });

  it("finds the profile for a sign that leads nowhere where one page links to it", () => {
    const task = planOf(site()).actions.find(({ rule }) => rule === "links-to-nowhere");
    expect(task?.implementation).toContain(
      "“TikTok” -> https://www.tiktok.com/@trattoria.olmo (http://192.0.2.7/despre",
    );
  });
});
