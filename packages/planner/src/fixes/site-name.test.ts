import { rules } from "@audit/rules";
import { expect, test } from "vitest";
import { pageHtml } from "../testing/made-shop.ts";
import { planOf } from "../testing/plan-case.ts";

const only = rules.filter(({ id }) => id === "website-sitename");

test("two names of the site are made one in the preview, and the task says so", () => {
  const site = { "@context": "https://schema.org", "@type": "WebSite", name: "Kiln", url: "https://shop.example/" };
  const head = `<meta property="og:site_name" content="My blog"><script type="application/ld+json">${JSON.stringify(site)}</script>`;
  const { actions } = planOf({ pages: { "/": pageHtml({ title: "Kiln", head }) } }, undefined, only);
  expect(actions.map(({ title }) => title)).toEqual(["Call the site by one name in structured data and link previews"]);
  expect(actions[0]?.implementation).toContain('<meta property="og:site_name" content="Kiln">');
});
