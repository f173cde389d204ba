import { siteOf } from "@audit/testkit";
import { expect, test } from "vitest";
import { askSources } from "./ask-sources.ts";
import type { AuditSources, FieldWanted } from "./audit.ts";

const page = (title: string): string =>
  `<!doctype html><html><head><title>${title}</title></head><body><main><h1>${title}</h1></main></body></html>`;
const site = siteOf({
  pages: {
    "/": page("Shop"),
    "/products/a": page("A"),
    "/products/b": page("B"),
    "/products/c": page("C"),
    "/cart": page("Cart"),
  },
});

test("the origin and one page of each template are asked about, each source once", async () => {
  const wanted: FieldWanted[] = [];
  const homes: string[] = [];
  const sources: AuditSources = {
    fieldVitals: async (asked) => {
      wanted.push(asked);
      return { state: "asked", origin: { url: asked.origin, state: "no-data" }, pages: [] };
    },
    searchPerformance: async (home) => {
      homes.push(home);
      return { state: "no-property" };
    },
  };
  expect(await askSources(site, sources)).toMatchObject({
    fieldVitals: { state: "asked" },
    searchPerformance: { state: "no-property" },
  });
  expect(homes).toEqual(["https://shop.example/"]);
  expect(wanted).toHaveLength(1);
  expect(wanted[0]!.origin).toBe("https://shop.example");
  expect(wanted[0]!.pages.filter((url) => url.includes("/products/"))).toHaveLength(1);
  expect(wanted[0]!.pages).not.toContain("https://shop.example/cart");
});

test("without sources nothing is connected", async () => {
  expect(await askSources(site)).toEqual({
    fieldVitals: { state: "not-connected", origin: null, pages: [] },
    searchPerformance: { state: "not-connected" },
  });
});
