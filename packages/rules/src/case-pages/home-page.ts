import type { PageCase } from "@audit/testkit";
import { scripts } from "./product-page.ts";

/** A home page with the given JSON-LD. */
export const homePageWith = (jsonLd: unknown, head = "", body = ""): PageCase => ({
  url: "https://shop.example/",
  html: `<!doctype html><html lang="en"><head><title>Acme Pottery</title>${head}${scripts(jsonLd)}</head><body><main><h1>Acme</h1><p>We make mugs from clay and glaze them twice.</p>${body}</main></body></html>`,
});

/** A sound organization, to be varied. */
export const ORGANIZATION = {
  "@context": "https://schema.org",
  "@type": "OnlineStore",
  name: "Acme",
  url: "https://shop.example/",
  logo: "https://shop.example/logo.png",
  sameAs: ["https://www.instagram.com/acme"],
} as const;
