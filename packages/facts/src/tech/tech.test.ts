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
    ['<link rel=icon href="/wp-content/uploads/icon.png"><link rel=stylesheet href="/site.css">', null],
  ])("knows the system behind %s", (head, platform) => {
    expect(factsOfHead(head).tech.platform).toBe(platform);
  });

  it("takes no picture left from an earlier system for the system", () => {
    expect(factsOf('<body><img src="/wp-content/uploads/pot.jpg"><p>Pots').tech.platform).toBeNull();
    const icon = '<link rel="icon" href="https://cdn.shopify.com/s/files/1/favicon.png">';
    const script = '<script src="/_next/static/chunks/main.js"></script>';
    expect(factsOf(`${icon}${script}<body><div id="__next"><p>Pots`).tech.platform).toBe("next");
    expect(factsOf(`${icon}${script}<body><p>Pots`).tech.platform).toBe("shopify");
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

  it.each([
    ["gtag('config', 'GT-ABC12345')", "ga4"],
    [
      "(function(m,e){})(window,document,'script','https://mc.yandex.ru/metrika/tag.js'); ym(1234567, 'init')",
      "yandex-metrica",
    ],
  ])("reads the tool that %s sets up", (script, kind) => {
    expect(factsOfHead(`<script>${script}</script>`).tech.analytics).toMatchObject([{ kind }]);
  });

  it("reads tools that wait for consent, and those that count without scripts", () => {
    const waiting =
      '<script type="text/plain" data-src="https://www.googletagmanager.com/gtag/js?id=G-ABC1234567"></script>';
    expect(factsOfHead(waiting).tech.analytics).toEqual([{ kind: "ga4", id: "G-ABC1234567" }]);
    const frame = '<noscript><iframe src="https://www.googletagmanager.com/ns.html?id=GTM-ABCD12"></iframe></noscript>';
    expect(factsOf(`<body>${frame}<p>Tents`).tech.analytics).toEqual([{ kind: "gtm", id: "GTM-ABCD12" }]);
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
