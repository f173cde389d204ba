import { readFileSync } from "node:fs";
import { mostSentToThirdParty } from "@audit/engine/process";
import { expect, test } from "vitest";
import { readConfig } from "../../config/config.ts";
import { allowances } from "../access/policy.ts";

test("what a free account can make us send to a third party is what docs/egress.md says", () => {
  const { access, crawl } = readConfig({ PAYMENTS: "sandbox" });
  const audits = access.freeDomainsPerMonth * (1 + allowances.preview.rerunsPerDay);
  const requests = audits * mostSentToThirdParty.requests + access.freeDomainsPerMonth * crawl.daily.requests;
  const megabytes = (audits * mostSentToThirdParty.bytes) / 1_000_000;
  const text = readFileSync(new URL("../../../../../docs/egress.md", import.meta.url), "utf8");
  expect(text).toContain(`${requests.toLocaleString("en-US")} requests and ${megabytes} MB`);
});
