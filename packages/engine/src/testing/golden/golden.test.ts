import { join } from "node:path";
import { loadPlantings } from "@audit/rules/testing/load-plantings";
import { cleanShop, multilingualBlog, startFixtureShop, type SiteCase } from "@audit/testkit";
import { expect, test } from "vitest";
import type { AuditJson } from "../../audit-json.ts";
import { createColdFile } from "../../cold-file.ts";
import { openAudit } from "../../open-audit.ts";
import { describeAudit } from "./describe-audit.ts";
import { auditOfMade } from "./made-audit.ts";

const MOST_TIME = 240_000;
/** A person should be able to read what changed. */
const MOST_LETTERS = 60_000;
/** Faults of every side of a shop, each on a page of its own or on the site. */
const PLANTED = [
  "title-missing",
  "h1-multiple",
  "noindex-on-important-page",
  "broken-internal-links",
  "redirect-chain",
  "statistics-missing",
  "security-headers-bundle",
  "og-image-generic",
  "returns-policy-missing",
  "robots-group-shadowing",
  "cwv-lcp",
  "ai-bots-waf-blocked",
  "tls-expiring",
];

const plantings = await loadPlantings();
const faultyShop = (): SiteCase => PLANTED.reduce((shop, id) => plantings[id]!.plant(shop), cleanShop());

async function auditOfFixture(): Promise<AuditJson> {
  const shop = await startFixtureShop();
  const audit = openAudit({
    url: shop.url,
    allowHosts: [shop.host],
    maxPages: 200,
    maxSeconds: 60,
    concurrency: 4,
    rate: 0,
  });
  try {
    return await audit.json();
  } finally {
    await audit.close();
    await shop.close();
  }
}

const sites: Record<string, () => AuditJson | Promise<AuditJson>> = {
  "fixture-shop": auditOfFixture,
  "planted-shop": () => auditOfMade(faultyShop()),
  "multilingual-blog": () => auditOfMade(multilingualBlog()),
};

test.each(Object.keys(sites))(
  "the audit of the %s says what its golden file says",
  { timeout: MOST_TIME },
  async (name) => {
    const described = describeAudit(await sites[name]!());
    await expect(described).toMatchFileSnapshot(join(import.meta.dirname, `${name}.golden.txt`));
    expect(described.length).toBeLessThan(MOST_LETTERS);
  },
);

test("the audit of a site that lies in a file is the same to the letter", { timeout: MOST_TIME }, () => {
  const cold = createColdFile();
  expect(JSON.stringify(auditOfMade(multilingualBlog(), cold))).toBe(JSON.stringify(auditOfMade(multilingualBlog())));
  cold.close();
});
