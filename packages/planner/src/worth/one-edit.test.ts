import { expect, test } from "vitest";
import { pageHtml } from "../testing/made-shop.ts";
import { planOf } from "../testing/plan-case.ts";

const NAMES = ["Ash", "Birch", "Cedar", "Elm", "Fir", "Hazel"];
const TEXT = "<p>We turn them by hand from wood of our own forest and oil them twice.</p>";

const actionOf = (rule: string, page: (name: string) => string) => {
  const pages = NAMES.map((name): [string, string] => [`/${name.toLowerCase()}`, page(name)]);
  const home = pageHtml({ title: "Kiln", main: pages.map(([path]) => `<a href="${path}">${path}</a>`).join("") });
  return planOf({ pages: { "/": home, ...Object.fromEntries(pages) } }).actions.find((one) => one.rule === rule);
};

test("a badge that the template repeats is one edit of it, not words for each page", () => {
  const action = actionOf("img-alt-missing", (name) =>
    pageHtml({
      title: `${name} bowls`,
      main: `${'<img src="/theme/sold-out.png" width=80 height=80>'.repeat(9)}${TEXT}`,
    }),
  );
  expect([action?.doneBy, action?.timeEstimate]).toEqual(["developer", 15]);
  expect(action?.implementation?.match(/sold-out\.png set alt=""/g)).toHaveLength(1);
});

test("pictures of their own that nobody has words for make no task", () => {
  const picture = (name: string): string => `<img src="/${name}.jpg" width=800 height=600>`;
  const main = (name: string): string => `${picture(name)}${picture(`${name}-2`)}${TEXT}`;
  expect(actionOf("img-alt-missing", (name) => pageHtml({ title: `${name} bowls`, main: main(name) }))).toBeUndefined();
});

test("a slogan behind all titles is shortened in one setting", () => {
  const end = " – Kiln - handmade wooden bowls and plates for every table in Vienna";
  const action = actionOf("title-boilerplate", (name) => pageHtml({ title: `${name}${end}`, main: TEXT }));
  expect([action?.doneBy, action?.timeEstimate]).toEqual(["developer", 15]);
  expect(action?.implementation).toContain("in its place: “– Kiln”");
});

test("a logo as main heading makes room for the heading that the page shows", () => {
  const action = actionOf(
    "h1-image-only",
    (name) =>
      `<!doctype html><html lang="en"><head><title>${name} bowls</title></head><body><header><h1><a href="/"><img src="/logo.png" alt="Kiln"></a></h1></header><main><h2>${name} bowls</h2>${TEXT}</main></body></html>`,
  );
  expect([action?.doneBy, action?.timeEstimate]).toEqual(["developer", 15]);
  expect(action?.implementation).toContain("the logo in a div");
  expect(action?.implementation).toContain("<h1>Birch bowls</h1>");
  expect(action?.implementation).not.toContain("<h1>Kiln</h1>");
});
