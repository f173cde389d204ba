import { html, htmlComment } from "../../escape/html.ts";
import { linkWords } from "../../view/page-words.ts";
import type { SiteView } from "../../view/site-view.ts";
import { trailOf } from "../markup/list-markup.ts";
import { distinctUrls, perPage, type Fixer } from "../fixer.ts";
import { redirectRules } from "../server/redirect-rules.ts";
import { urlsIn } from "./link-list.ts";

const MOST_LINKS = 6;

const anchor = (url: string, view: SiteView): string => `<a href="${html(url)}">${html(linkWords(url, view))}</a>`;

/** The trail from the home page to this one, shown to visitors. */
export const visibleTrail: Fixer = perPage({
  make: (page, view) => {
    const steps = trailOf(page, view);
    if (steps.length < 2) return null;
    const items = steps.map(({ name, url }, index) =>
      url !== null && index < steps.length - 1
        ? `  <li><a href="${html(url)}">${html(name)}</a></li>`
        : `  <li aria-current="page">${html(name)}</li>`,
    );
    return ['<nav aria-label="Breadcrumb"><ol>', ...items, "</ol></nav>"].join("\n");
  },
  pattern: () =>
    '<nav aria-label="Breadcrumb"><ol><li><a href="/">{shop}</a></li><li><a href="{address of the category}">{category}</a></li><li aria-current="page">{this page}</li></ol></nav>',
});

/** Links to other products of the shop, the best linked first. */
export const relatedProducts: Fixer = perPage({
  make: (page, view) => {
    const others = view.served
      .map((index) => view.site.pages[index]!)
      .filter((one) => one.kind === "product" && one.url !== page.url && one.indexability.indexable)
      .map(({ url }) => url)
      .toSorted((a, b) => view.worthOf(b) - view.worthOf(a) || (a < b ? -1 : 1))
      .slice(0, MOST_LINKS);
    if (others.length === 0) return null;
    return [
      "<h2>Related products</h2>",
      "<ul>",
      ...others.map((url) => `  <li>${anchor(url, view)}</li>`),
      "</ul>",
    ].join("\n");
  },
  pattern: () => '<a href="{address of a related product}">{its name}</a>',
});

/** A plain link for each address that only a script opens. */
export const plainLinks: Fixer = perPage({
  make: (_page, view, { evidence }) =>
    urlsIn(evidence)
      .slice(0, MOST_LINKS)
      .map((url) => anchor(url, view))
      .join("\n") || null,
  pattern: () => '<a href="{address that the script opens}">{its name}</a>',
});

/** Plain links to the pages of a list. */
export const pageLinks: Fixer = perPage({
  make: (page) => {
    const address = (number: number): string => {
      const url = new URL(page.url);
      url.searchParams.set("page", String(number));
      return html(url.pathname + url.search);
    };
    return [
      '<nav aria-label="Pages">',
      ...[2, 3].map((number) => `  <a href="${address(number)}">${number}</a>`),
      "</nav>",
      htmlComment("one link for each page of the list"),
    ].join("\n");
  },
  pattern: () => '<nav aria-label="Pages"><a href="?page=2">2</a> <a href="?page=3">3</a></nav>',
});

/** The partner links of the page, marked as paid. */
export const paidLinks: Fixer = perPage({
  make: (_page, _view, { evidence }) =>
    hrefsOf(evidence.saw)
      .map((href) => `<a href="${html(href)}" rel="sponsored">`)
      .join("\n") || null,
  pattern: () => '<a href="{partner address}" rel="sponsored">',
});

function hrefsOf(saw: unknown): string[] {
  const { examples } = (saw ?? {}) as { readonly examples?: readonly { readonly href?: unknown }[] };
  return (Array.isArray(examples) ? examples : []).flatMap(({ href }) => (typeof href === "string" ? [href] : []));
}

/** Redirects to the addresses that the evidence expects. */
export const toExpected: Fixer = (cause, view) =>
  redirectRules(
    cause.faults.flatMap(({ url, evidence: { expected } }) =>
      typeof expected === "string" && URL.canParse(expected) ? [{ from: url, to: expected }] : [],
    ),
    view,
  );

/** The addresses at fault beside the ones that links should lead to. */
export const linksToCanonical: Fixer = (cause) =>
  distinctUrls(cause)
    .slice(0, 60)
    .flatMap((url) => {
      const fault = cause.faults.find((one) => one.url === url)!;
      const [target] = urlsIn(fault.evidence);
      return target === undefined ? [] : [`${url}\n-> ${target}`];
    })
    .join("\n\n") || null;

/** Redirects from the form of the address that goes to the one that stays. */
export const toOtherSlash: Fixer = (cause, view) =>
  redirectRules(
    cause.faults.flatMap(({ url, evidence }) => urlsIn(evidence).map((other) => ({ from: other, to: url }))),
    view,
  );
