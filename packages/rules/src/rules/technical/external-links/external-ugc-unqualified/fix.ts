import { html } from "../../../../escape/html.ts";
import { type Fixer, perPage } from "../../../../fixes/fixer.ts";

/** The partner links of the page, marked as paid. */
export const fix: Fixer<{ readonly examples: readonly { readonly href: string }[] }> = perPage({
  make: (_page, _view, { evidence: { saw } }) =>
    saw.examples.map(({ href }) => `<a href="${html(href)}" rel="sponsored">`).join("\n") || null,
  pattern: () => '<a href="{partner address}" rel="sponsored">',
});
