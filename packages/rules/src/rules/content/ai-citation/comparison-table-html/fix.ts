import { fillIn, type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { mainHeading } from "../../../../view/page-name.ts";
import { html } from "../../../../escape/html.ts";
import { oneLine } from "../../../../escape/plain.ts";

/** "Bamboo vs plastic – which is better?" compares bamboo with plastic. */
const COMPARED = /^(.{2,40}?)\s+(?:vs\.?|versus)\s+(.{2,40}?)(?=\s*(?:[–—|:?,(]|\d{4}|\s-\s|$))/iu;

/** A table to compare in: one column for each thing the page promises to compare. */
export const fix: Fixer = perPage({
  make: (page, view) => {
    const [, one, other] =
      COMPARED.exec(mainHeading(page, view) ?? "") ?? COMPARED.exec(page.head.titles[0] ?? "") ?? [];
    const names = [one, other].map((name, index) =>
      name ? html(oneLine(name)) : fillIn(index === 0 ? "first product" : "second product"),
    );
    const row = (property: string): string =>
      `  <tr><th>${fillIn(property)}</th>${`<td>${fillIn("value")}</td>`.repeat(names.length)}</tr>`;
    return [
      "<table>",
      `  <tr><th></th>${names.map((name) => `<th>${name}</th>`).join("")}</tr>`,
      ...["price", "property that decides", "another property"].map(row),
      "</table>",
    ].join("\n");
  },
});
