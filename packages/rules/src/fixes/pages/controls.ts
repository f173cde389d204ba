import { html, htmlComment } from "../../escape/html.ts";
import { fillIn, perPage, type Fixer } from "../fixer.ts";

/** Buttons that hold only an icon get a name. */
export const namedButtons: Fixer = perPage({
  make: (page) =>
    page.forms.namelessButtons > 0
      ? `${htmlComment(`${page.forms.namelessButtons} on this page`)}\n<button aria-label="${fillIn("what happens on a click, e.g. Search")}">`
      : null,
  pattern: () => '<button aria-label="{what happens on a click}">',
});

/** Fields with a label each. */
export const labelledFields: Fixer = perPage({
  make: (page) => {
    const fields = [...new Set(page.forms.unlabelled)].slice(0, MOST_FIELDS);
    return fields.length === 0 ? null : fields.map(labelled).join("\n");
  },
  pattern: () => "<label>{what to enter} {the field}</label>",
});

const MOST_FIELDS = 6;

/** A label that names the field's id, else one around the field. @param field as a selector: input[type="search"] */
function labelled(field: string): string {
  const [, id] = /\[id="([^"]+)"\]/.exec(field) ?? [];
  const words = html(fillIn("what to enter"));
  if (id) return `<label for="${html(id)}">${words}</label>`;
  const tag = /^[a-z]+/.exec(field)?.[0] ?? "input";
  const attributes = [...field.matchAll(/\[([a-z-]+)="([^"]*)"\]/g)].map(
    ([, name, value]) => ` ${name}="${html(value!)}"`,
  );
  const closing = tag === "input" ? "" : `...</${tag}>`;
  return `<label>${words} <${tag}${attributes.join("")}>${closing}</label>`;
}
