import { globSync } from "node:fs";
import { join } from "node:path";
import type { Rule } from "@audit/rules";
import type { PageCase, SiteCase } from "@audit/testkit";

const RULES = join(import.meta.dirname, "../../../rules/src/rules");

type Failing = readonly (string | PageCase | SiteCase)[];

/** The failing examples that a rule brings along. */
export async function failingCases(id: string): Promise<Failing> {
  const [file] = globSync(`*/*/${id}/cases.ts`, { cwd: RULES });
  if (!file) throw new Error(`${id} has no cases`);
  const { cases } = (await import(join(RULES, file))) as { cases: { readonly failing: Failing } };
  return cases.failing;
}

export const asPage = (given: string | PageCase | SiteCase): PageCase =>
  typeof given === "string" ? { html: given } : (given as PageCase);

/** A page of a rule's example as a site of its own. */
export function siteAround(page: PageCase, { businesses }: Rule): SiteCase {
  const url = new URL(page.url ?? "https://shop.example/page");
  const home: SiteCase["pages"] =
    url.pathname === "/"
      ? {}
      : {
          "/": '<!doctype html><html lang="en"><head><title>Shop</title></head><body><main><h1>Shop</h1></main></body></html>',
        };
  // Two slashes in front would be read as a host.
  const path = url.pathname.startsWith("//") ? url.href : url.pathname + url.search;
  const [business] = businesses ?? [];
  // The pages that the example leads to were not read.
  const notCrawled: SiteCase["notCrawled"] = [{ reason: "limit", count: 1, examples: [] }];
  return {
    origin: url.origin,
    pages: { ...home, [path]: page },
    notCrawled,
    ...(business === undefined ? {} : { business }),
  };
}

/** The site of a rule's example. */
export const siteOfCase = (rule: Rule, given: string | PageCase | SiteCase): SiteCase =>
  rule.scope === "page" ? siteAround(asPage(given), rule) : (given as SiteCase);
