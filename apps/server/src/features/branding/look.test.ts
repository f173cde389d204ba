import { Boot } from "@audit/contract";
import { expect, test } from "vitest";
import { readConfig } from "../../config/config.ts";
import { createLook } from "./look.ts";
import type { Brand, Brands } from "./index.ts";

const hostile = `</script><img src=x onerror="alert(1)">'&amp;\u2028`;

function brandsWith(change: Partial<Brand["branding"]>): Brands {
  const { brands } = readConfig({ BRAND_SUPPORT_EMAIL: "help@a.example" });
  return { ...brands, fallback: { ...brands.fallback, branding: { ...brands.fallback.branding, ...change } } };
}

const lookOf = (change: Partial<Brand["branding"]>, secret = false, requireConsent = false) =>
  createLook(
    { brands: brandsWith(change), requireConsent, payments: readConfig({ PAYMENTS: "off" }).payments },
    { brandingOf: ({ branding }) => branding },
  )({ host: "a.example" }, { secret });

const bootIn = (head: string): unknown => JSON.parse(/id="boot">(.*?)<\/script>/s.exec(head)![1]!);

test("the page comes with the brand's name, words, icon and colour, and with all the browser app needs", () => {
  const { head, logo, words } = lookOf({ site_name: "Shop Doctor", favicon_url: "/d.ico", logo_url: "/d.png" }).parts
    .blocks as Record<"head" | "logo" | "words", string>;
  expect(head).toContain("<title>Shop Doctor</title>");
  expect(head).toContain('<link rel="icon" href="/d.ico" />');
  expect(head).toContain('<meta name="theme-color" content="#2563eb" />');
  expect(logo).toContain('src="/d.png" alt="Shop Doctor"');
  expect(words).toBe("Shop Doctor · Automated SEO Reports &amp; Analysis");
  const boot = Boot.parse(bootIn(head));
  expect(boot.branding).toMatchObject({ site_name: "Shop Doctor", primary_color: "#2563eb" });
  expect(boot).toMatchObject({ support_email: "help@a.example", consent_required: false, sells: false });
});

test("no text of a brand leaves the place it is written to", () => {
  const { blocks } = lookOf({ site_name: hostile, tagline: hostile }).parts;
  for (const markup of Object.values(blocks)) expect(markup).not.toMatch(/<img src=x|<\/script><img|\u2028(?=.*boot)/);
  expect(blocks.head!.match(/<\/script>/g)).toHaveLength(1);
  expect(bootIn(blocks.head!)).toMatchObject({ branding: { site_name: hostile, tagline: hostile } });
});

test("analytics is told to pages that may have it, and to no page whose address is a secret", () => {
  const counted = lookOf({ ga_tracking_id: "G-1" }, false, true);
  expect(counted.analytics).toBe(true);
  expect(bootIn(counted.parts.blocks.head!)).toMatchObject({
    consent_required: true,
    branding: { ga_tracking_id: "G-1" },
  });
  const secret = lookOf({ ga_tracking_id: "G-1" }, true);
  expect(secret.analytics).toBe(false);
  expect(JSON.stringify(secret.parts)).not.toContain("G-1");
  expect(secret.parts.key).not.toBe(counted.parts.key);
});

test("a brand of Europe counts nobody before the visitor agrees, whatever the operator left out", () => {
  const { brands, payments } = readConfig({ GA_TRACKING_ID: "G-ABC123", BRAND_REGION: "europe" });
  const look = createLook({ brands, requireConsent: false, payments }, { brandingOf: ({ branding }) => branding });
  const { parts } = look({ host: "a.example" }, { secret: false });
  expect(bootIn(parts.blocks.head!)).toMatchObject({ consent_required: true, sells: true });
});
