import { fillIn, type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { html } from "../../../../escape/html.ts";

/** A place for what somebody said; words and name are his. */
export const fix: Fixer = perPage({
  make: () =>
    [
      "<blockquote>",
      `  <p>${html(fillIn("what an expert or a customer told you, word for word"))}</p>`,
      `  <footer>${html(fillIn("name"))}, ${html(fillIn("role"))}</footer>`,
      "</blockquote>",
    ].join("\n"),
});
