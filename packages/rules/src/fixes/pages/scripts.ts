import { html, htmlComment } from "../../escape/html.ts";
import { secureUrl } from "../../view/clean-url.ts";
import { perPage, type Fixer } from "../fixer.ts";
import { upgradeHeader } from "../server/headers.ts";

const MOST_SCRIPTS = 20;

/** Scripts of the head that hold up the page, deferred; they keep their order. */
export const deferredScripts: Fixer = perPage({
  make: (page) => {
    const blocking = page.resources.scripts.filter(
      (one) => one.url && one.inHead && !one.async && !one.defer && !one.module,
    );
    const scripts = blocking.slice(0, MOST_SCRIPTS).map((one) => `<script src="${html(one.url!)}" defer></script>`);
    const styles = page.resources.styles.filter((one) => one.url && one.inHead && (one.media ?? "all") !== "print");
    const late = styles
      .slice(2, 8)
      .map((one) => htmlComment(`join with the first stylesheet, or load after it: ${one.url}`));
    if (scripts.length + late.length === 0) return null;
    const warning =
      scripts.length > 0
        ? [htmlComment("test the page: inline scripts that use these files must wait for them too")]
        : [];
    return [...warning, ...scripts, ...late].join("\n");
  },
});

/** Files over https, and a header that covers the ones still to be found. */
export const secureFiles: Fixer = (cause, view) => {
  const found = cause.faults.flatMap(({ url }) => view.pageAt(url)?.resources.insecure ?? []);
  const files = [...new Set(found.map((file) => file.url))].toSorted().slice(0, 30);
  if (files.length === 0) return null;
  const list = files.map((url) => `${url}\n-> ${secureUrl(url)}`).join("\n\n");
  const header = upgradeHeader(view);
  return header ? `${list}\n\n# until every address is changed\n${header}` : list;
};

/** Form targets over https. */
export const secureForms: Fixer = perPage({
  make: (page) => {
    const targets = page.forms.insecure.map((target) =>
      URL.canParse(target, page.url) ? new URL(target, page.url).href : null,
    );
    const lines = targets.flatMap((url) => (url ? [`<form action="${html(secureUrl(url))}" method="post">`] : []));
    return lines.join("\n") || null;
  },
});
