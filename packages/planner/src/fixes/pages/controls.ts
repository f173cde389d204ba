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
    const fields = page.forms.unlabelled.slice(0, 6);
    if (fields.length === 0) return null;
    return fields
      .map(
        (field) =>
          `${htmlComment(`field: ${field}`)}\n<label for="${fillIn("id of the field")}">${html(fillIn("what to enter"))}</label>`,
      )
      .join("\n");
  },
  pattern: () => '<label for="{id of the field}">{what to enter}</label>',
});
