import { heading } from "@audit/rules/fixes/words/headings";
import { asFix, printFix } from "@audit/rules/fixes/patches/fix";
import { expect, test } from "vitest";
import { pageHtml } from "../../testing/made-shop.ts";
import { causeOf, findingOf, planOf, viewOf } from "../../testing/plan-case.ts";

const NAMED = '<meta property="og:site_name" content="Kiln">';
const TEXT = "<p>Bowls and boards of ash, turned in the old mill and oiled three times before they leave us.</p>";
const headingsOf = (pages: Record<string, string>, path: string): string => {
  const view = viewOf({ pages });
  return printFix(asFix(heading(causeOf(findingOf("h1-missing", [path]), view), view))) ?? "";
};

test("praise that names the house is no main heading of a home page, which its owner is asked for", () => {
  const praise = "<h2>I have told all my friends about Kiln</h2>";
  const home = pageHtml({ title: "Home – Kiln", h1: null, head: NAMED, main: praise + TEXT });
  expect(headingsOf({ "/": home }, "/")).toBe(
    "<!-- https://shop.example/ -->\n<h1>[fill in: what you offer, and where]</h1>",
  );
});

test("the first heading that says what the address says is promoted over the title of another page, and becomes the title", () => {
  const pages = {
    "/": pageHtml({ title: "Kiln", head: NAMED }),
    "/about": pageHtml({ title: "About us | Kiln", head: NAMED, main: TEXT }),
    "/glazes": pageHtml({ title: "About us | Kiln", h1: null, head: NAMED, main: `<h2>Our glazes (all)</h2>${TEXT}` }),
  };
  const code = headingsOf(pages, "/glazes");
  expect(code).toContain("<h1>Our glazes (all)</h1>");
  expect(code).toContain("<title>Our glazes (all) | Kiln</title>");
});

test("a home page whose title is the name alone stays in the plan, with what its writer needs", () => {
  const home = pageHtml({ title: "Kiln", h1: null, head: NAMED, main: TEXT });
  const task = planOf({ pages: { "/": home } }).actions.find(({ rule }) => rule === "home-title-brand-only");
  expect(task?.implementation).toContain("to write: a title of up to 60 letters");
});
