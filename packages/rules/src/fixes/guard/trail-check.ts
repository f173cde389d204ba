import { sameSite } from "@audit/facts";
import type { Json } from "../../escape/json-script.ts";
import type { SiteView } from "../../view/site-view.ts";
import { isList, isObject, listOf, textIn } from "../markup/json-values.ts";

const addressOf = (item: Json | undefined): string =>
  isObject(item) ? textIn(item["@id"]) || textIn(item["url"]) : textIn(item);

/** Addresses of the steps of every trail in a block. */
function stepsIn(json: Json | undefined): string[] {
  if (isList(json)) return json.flatMap(stepsIn);
  if (!isObject(json)) return [];
  if (!listOf(json["@type"]).includes("BreadcrumbList")) return Object.values(json).flatMap(stepsIn);
  return listOf(json["itemListElement"]).flatMap((step) => (isObject(step) ? addressOf(step["item"]) : []));
}

/** Why a trail must not be pasted: a step leads where nothing answers; null where all that can be known do. */
export function trailFault(json: Json, url: string, view: SiteView): string | null {
  const host = new URL(view.site.home).host;
  const isWholeSite = !view.site.coverage.notCrawled.some(({ count }) => count > 0);
  const isDead = (step: string): boolean => {
    const target = URL.parse(step, url);
    if (step === "" || target === null || target.host !== host) return false;
    const page = view.pageAt(target.href.replace(/#.*$/, ""));
    if (page === null) return isWholeSite;
    return page.response.status !== 200 && page.response.redirectTo === null;
  };
  const isForeign = (step: string): boolean => {
    const target = URL.parse(step, url);
    return target !== null && !sameSite(target.href, view.site.home);
  };
  const steps = stepsIn(json);
  if (steps.some(isForeign)) return "a step of the trail leads to another site";
  return steps.some(isDead) ? "a step of the trail leads to an address that does not answer" : null;
}
