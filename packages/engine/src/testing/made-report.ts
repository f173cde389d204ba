import { createJudge, scoreSite } from "@audit/auditor";
import { planAudit } from "@audit/planner";
import { rules } from "@audit/rules";
import { loadPlantings } from "@audit/rules/testing/load-plantings";
import { cleanShop, siteOf, type PlantedShop } from "@audit/testkit";
import type { Plan } from "../index.ts";
import { addressPages, readAddressPage } from "../report/address-pages.ts";
import { makeReport } from "../report/make-report.ts";
import type { Proof, Report } from "../report/report.ts";

export interface MadeReport {
  readonly plan: Plan;
  readonly report: Report;
  /** All addresses of each finding, by rule. */
  readonly addresses: Readonly<Record<string, readonly Proof[]>>;
}

/** A fault of every page of a kind, or of each so many of them. */
export interface TemplateFault {
  /** Beginning of the pages' paths. */
  readonly under: string;
  readonly each: number;
  readonly replace: RegExp;
  readonly by: string;
}

/** Judges and plans the planted shop with faults in it, as any other site. @param faults ids of rules */
export async function reportOfShop(
  faults: readonly string[],
  ofTemplates: readonly TemplateFault[],
  measuredAt: string,
): Promise<MadeReport> {
  const plantings = await loadPlantings();
  const shop = faults.reduce(
    (whole, id) => {
      const planting = plantings[id];
      if (planting === undefined) throw new Error(`There is no planting of ${id}.`);
      return planting.plant(whole);
    },
    ofTemplates.reduce(spoil, cleanShop()),
  );
  const judge = createJudge(rules, undefined, 0);
  const site = siteOf(shop, (page) => judge.page(page));
  const judgement = judge.finish(site);
  const plan = planAudit({ site, judgement, scores: scoreSite(judgement, rules), measuredAt });
  const times = { startedAt: measuredAt, finishedAt: measuredAt };
  const report = makeReport({ site, judgement, warnings: [], writer: "built-in", ...times });
  const found = judgement.findings.map((finding) => [finding.rule, addressPages(finding).flatMap(readAddressPage)]);
  return { plan, report, addresses: Object.fromEntries(found) as MadeReport["addresses"] };
}

function spoil(shop: PlantedShop, { under, each, replace, by }: TemplateFault): PlantedShop {
  const paths = Object.keys(shop.pages).filter((path) => path.startsWith(under));
  for (const path of paths.filter((_, index) => index % each === 0)) {
    const page = shop.pages[path];
    if (page?.html !== undefined) shop.pages[path] = { ...page, html: page.html.replaceAll(replace, by) };
  }
  return shop;
}
