import { html } from "../../../../escape/html.ts";
import { secureUrl } from "../../../../view/clean-url.ts";
import { perPage, type Fixer } from "../../../../fixes/fixer.ts";

/** Form targets over https. */
export const fix: Fixer = perPage({
  make: (page) => {
    const targets = page.forms.insecure.map((target) =>
      URL.canParse(target, page.url) ? new URL(target, page.url).href : null,
    );
    const lines = targets.flatMap((url) => (url ? [`<form action="${html(secureUrl(url))}" method="post">`] : []));
    return lines.join("\n") || null;
  },
});
