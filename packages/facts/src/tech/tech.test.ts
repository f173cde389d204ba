import { describe, expect, it } from "vitest";
import { factsOf, factsOfHead } from "../testing/capture-of.ts";

describe("tech facts", () => {
  it.each([
    ['<script src="https://cdn.shopify.com/s/files/1/a.js"></script>', "shopify"],
    [
      '<meta name=generator content="WordPress 6.6"><link rel=stylesheet href="/wp-content/plugins/woocommerce/a.css">',
      "woocommerce",
    ],
    ['<link rel=stylesheet href="/wp-content/themes/a.css">', "wordpress"],
    ['<script src="/_next/static/chunks/main.js"></script>', "next"],
    ['<meta name=generator content="Docusaurus v3">', "docusaurus"],
    ['<script src="/app.js"></script>', null],
  ])("knows the system behind %s", (head, platform) => {
    expect(factsOfHead(head).tech.platform).toBe(platform);
  });

  it("reads analytics with their accounts", () => {
    const { tech } = factsOfHead(
      "<script async src='https://www.googletagmanager.com/gtag/js?id=G-ABC1234567'></script><script>(function(){})(window,document,'script','dataLayer','GTM-ABCD12')</script><script>fbq('init', '1234567890')</script>",
    );
    expect(tech.analytics).toEqual([
      { kind: "ga4", id: "G-ABC1234567" },
      { kind: "gtm", id: "GTM-ABCD12" },
      { kind: "meta-pixel", id: "1234567890" },
    ]);
  });

  it("knows a page that only script can fill", () => {
    const shell = '<div id=root></div><script src="/assets/index.js"></script>';
    expect(factsOf(shell).tech.jsShell).toBe(true);
    expect(
      factsOf(`<div id=root>${"<p>real words stand here</p>".repeat(20)}</div><script src=/a.js></script>`).tech
        .jsShell,
    ).toBe(false);
  });

  it("knows a challenge page", () => {
    const challenge = factsOf("<!doctype html><title>Just a moment...</title><body>Checking your browser", {
      status: 403,
    });
    expect(challenge.tech.botWall).toBe("Cloudflare challenge");
    expect(factsOf("<!doctype html><title>Tents</title><body><p>Buy tents").tech.botWall).toBeNull();
  });
});
