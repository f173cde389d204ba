import { html, htmlComment } from "../../escape/html.ts";
import { secureUrl } from "../../view/clean-url.ts";
import { perPage, type Fixer } from "../fixer.ts";
import { upgradeHeader } from "../server/headers.ts";

const MOST_SCRIPTS = 20;

/**
 * Files of the head that hold up the page. Scripts are deferred only where nothing else can need them earlier: no inline
 * script, and no script of the old kind below. Elsewhere they are named, and what has to be looked at first.
 */
export const deferredScripts: Fixer = perPage({
  make: ({ resources }) => {
    const classic = resources.scripts.filter((one) => one.url && !one.async && !one.defer && !one.module);
    const blocking = classic.filter(({ inHead }) => inHead);
    const isAlone = resources.inlineScriptBytes === 0 && classic.length === blocking.length;
    const scripts = blocking
      .slice(0, MOST_SCRIPTS)
      .map(({ url }) =>
        isAlone ? `<script src="${html(url!)}" defer></script>` : htmlComment(`holds up the page: ${url!}`),
      );
    const styles = resources.styles.flatMap(({ url, inHead, media }) =>
      url && inHead && (media ?? "all") !== "print" ? [url] : [],
    );
    const twice = twinsAmong(styles);
    const lines = [
      ...scripts,
      ...(scripts.length > 0 && !isAlone ? [htmlComment(ORDER)] : []),
      ...twice.map((url) => htmlComment(`loaded twice, take one of the two out: ${url}`)),
      ...(twice.length === 0 && styles.length > 0
        ? [htmlComment(`${styles.length} stylesheets: let your system or build join them into one`)]
        : []),
    ];
    return lines.length === 0 ? null : lines.join("\n");
  },
});

const ORDER =
  "other scripts of the page may need these at once: move one after the other to the end of the body, keep their order, stay before every script that uses them, and look at the page after each; leave a library such as jQuery where it is until nothing above its new place needs it";

/** Stylesheets that stand there a second time, whole or made smaller, in whatever version. */
function twinsAmong(styles: readonly string[]): string[] {
  // A query may name the file, as that of a font service does; one that only tells a version or a time does not.
  const nameOf = (url: string): string =>
    url
      .replace(/#.*$/, "")
      .replace(/\?(?:(?:v|ver|version|t|ts)=[\w.-]*|[\w.-]*\d[\w.-]*)$/, "")
      .replace(/\.min\.css$/, ".css");
  const groups = Map.groupBy(styles, nameOf);
  return [...groups.values()].flatMap(([, ...others]) => others.slice(0, 1));
}

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
