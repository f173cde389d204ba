import { siteOf } from "@audit/testkit";
import { expect, test } from "vitest";
import { organizationMarkup } from "../fixes/markup/organization-markup.ts";
import { viewSite } from "./view-site.ts";

const page = (title: string, main: string, footer = ""): string =>
  `<html lang="en"><head><title>${title} | Kettlewerk</title><meta property="og:site_name" content="Kettlewerk"></head><body><main><h1>${title}</h1><p>${main}</p></main><footer>${footer}</footer></body></html>`;

const markupOf = (imprint: string, footer = "") =>
  organizationMarkup(
    viewSite(
      siteOf({
        pages: {
          "/": page("Kettles", "We make kettles.", footer),
          "/contact": page("Contact", 'Call <a href="tel:0308263941">Hotline 030 8263941</a>.', footer),
          "/imprint": page("Imprint", imprint, footer),
        },
      }),
      "2026-01-15T10:00:00.000Z",
    ),
  );

test("the company of the imprint is the legal name of the business, whoever made the site is not", () => {
  expect(markupOf("Kettlewerk Berlin GmbH, Street 1, Berlin")).toMatchObject({
    name: "Kettlewerk",
    legalName: "Kettlewerk Berlin GmbH",
  });
  expect(markupOf("Made by Pixel Works GmbH, Berlin")).not.toHaveProperty("legalName");
  expect(markupOf("Kettlewerk Berlin GmbH. Made by Pixel Works GmbH")).not.toHaveProperty("legalName");
});

test("a phone is its number, without the words of its link", () => {
  expect(markupOf("Street 1, Berlin")["telephone"]).toMatch(/^[+\d][\d ]+$/);
});
