import type { PageFacts } from "@audit/facts";
import type { Fixer } from "../../../../fixes/fixer.ts";
import { breadcrumbMarkup } from "../../../../fixes/markup/list-markup.ts";
import { onOwnHost, ownStep, type Step, visibleTrail, wholeTrail } from "../../../../fixes/markup/trail.ts";
import { blocks } from "../../../../fixes/markup/blocks.ts";
import { entities, nested, said } from "../../../../view/entities.ts";
import { finalPage } from "../../../../view/final-target.ts";
import { linkWords } from "../../../../view/page-words.ts";
import type { SiteView } from "../../../../view/site-view.ts";

/** In place of a trail that machines can't follow. */
export const fix: Fixer = blocks((page, view) => [breadcrumbMarkup(page, view, meantTrail(page, view))]);

/** The trail that a page's markup meant: its steps with an address each; else the way to the page. */
function meantTrail(page: PageFacts, view: SiteView): Step[] {
  const visible = visibleTrail(page, view);
  if (visible.length > 0) return visible;
  const marked = nested(entities(page, "BreadcrumbList")[0], "itemListElement").map((step): Step => {
    const target = nested(step, "item")[0];
    const address = URL.parse(said(step, "item") ?? target?.id ?? said(step, "url") ?? "", page.url);
    const url = address === null || said(step, "item") === "" ? null : settled(address, view);
    return { name: said(step, "name") ?? said(target, "name") ?? (url === null ? "" : linkWords(url, view)), url };
  });
  const steps = marked.filter(({ name, url }, index) => name !== "" && (url !== null || index === marked.length - 1));
  if (steps.length > 1) return steps;
  const whole = wholeTrail(page, view);
  return whole.length > 0 ? whole : [{ name: view.name, url: view.site.home }, ownStep(page, view)];
}

/** Where an address ends, with the place on the page that it names; null on another domain. */
function settled({ href, hash }: URL, view: SiteView): string | null {
  const own = onOwnHost(href.replace(/#.*$/, ""), view);
  return own === null ? null : (finalPage(own, view) ?? own) + hash;
}
