import { redirectForms } from "@audit/engine/redirects";
import { expect, test } from "vitest";
import { asJsonLines } from "./json-lines.ts";
import type { ExportedAudit } from "./exported-audit.ts";
import { forms } from "./forms.ts";
import { movesOf, pageRows, shopifyRows, wooCommerceRows } from "./page-sheets.ts";
import { asWorkbook } from "./workbook.ts";

const HOME = "https://shop.example";
const page = (path: string, title: string, h1: readonly string[]) => ({
  url: HOME + path,
  status: 200,
  title,
  description: "As it is",
  h1,
  canonical: null,
  kind: null,
  words: 10,
  depth: 1,
  indexable: true,
  indexability: "",
  lang: null,
  sku: path === "/about" ? null : path.slice(10),
});
const task = {
  impact: "high",
  time_estimate: 15,
  done_by: "owner",
  difficulty: "easy",
  affected: { count: 0, urls: [] },
  problem: "=cmd()",
  solution: "",
  check: "",
  rule: "x",
};
const patch = (path: string, op: string, after: string, more: object = {}) => ({
  at: "page",
  url: HOME + path,
  op,
  before: null,
  after,
  ...more,
});

const audit = {
  schema: 1,
  site: { finalUrl: `${HOME}/` },
  scores: {},
  coverage: {},
  engine: {},
  pages: [
    page("/products/soap", "Soap of olives – Shop", ["Soap of olives"]),
    page("/products/towel", "Buy towels", ["Towel"]),
    page("/products/set", "Set", ["Set", "Also liked"]),
    page("/about", "About", ["About"]),
  ],
  findings: [
    {
      rule: "title-missing",
      severity: "high",
      category: "content",
      verdict: "fail",
      title: "No title",
      pages: [
        { url: `${HOME}/a`, evidence: { at: "head", saw: "=cmd()" } },
        { url: `${HOME}/b`, evidence: { at: "head", saw: null } },
      ],
    },
  ],
  actions: [
    {
      ...task,
      title: "Write descriptions",
      patches: [
        patch("/products/soap", "description", "Soap, hard, of olives"),
        patch("/products/soap", "title", "Olive soap"),
        patch("/products/towel", "description", "A towel"),
        patch("/products/set", "description", "A set"),
        patch("/about", "description", "=1+1"),
        patch("/about", "canonical", `${HOME}/about`, { template: true }),
      ],
    },
    {
      ...task,
      title: "Redirect",
      patches: [
        {
          at: "redirects",
          url: `${HOME}/old?x=1`,
          op: "redirect",
          key: "301",
          before: "/old?x=1",
          after: `${HOME}/new`,
        },
      ],
    },
  ],
} as unknown as ExportedAudit;

test("a sheet of pages has what stands there and what belongs there; changes of a template are not in it", () => {
  const [head, ...rows] = pageRows(audit);
  expect(head?.slice(0, 3)).toEqual(["Address", "title now", "title proposed"]);
  expect(rows.map(([url, , title, now, description]) => [url, title, now, description])).toEqual([
    [`${HOME}/products/soap`, "Olive soap", "As it is", "Soap, hard, of olives"],
    [`${HOME}/products/towel`, "", "As it is", "A towel"],
    [`${HOME}/products/set`, "", "As it is", "A set"],
    [`${HOME}/about`, "", "As it is", "=1+1"],
  ]);
  expect(JSON.stringify(rows)).not.toContain(`${HOME}/about",""]`);
});

test("Shopify's sheet holds only products whose own title is sure, and no title of a page", () => {
  expect(shopifyRows(audit)).toEqual([
    ["Handle", "Title", "SEO Description"],
    ["soap", "Soap of olives", "Soap, hard, of olives"],
  ]);
});

test("redirects are written as four kinds of servers and platforms take them", () => {
  const moves = movesOf(audit);
  expect(redirectForms.cloudflare(moves)).toBe(`${HOME}/old?x=1,${HOME}/new,301`);
  expect(redirectForms.shopify(moves)).toBe("Redirect from,Redirect to\n/old?x=1,/new");
  expect(redirectForms.nginx(moves)).toContain('"/old?x=1" "/new";');
  expect(redirectForms.htaccess(moves)).toContain("RewriteCond %{QUERY_STRING}");
});

test("JSON Lines have a line for each page, address at fault and task, each with its kind", () => {
  const lines = [...asJsonLines(audit)].map((line) => JSON.parse(line) as { record: string });
  const kinds = Object.fromEntries(
    [...Map.groupBy(lines, ({ record }) => record)].map(([kind, all]) => [kind, all.length]),
  );
  expect(kinds).toEqual({ site: 1, page: 4, fault: 2, task: 2 });
});

test("a workbook is a file of spreadsheets", async () => {
  const book = await asWorkbook(audit);
  expect(book.subarray(0, 2).toString()).toBe("PK");
  expect(book.includes("xl/worksheets/sheet5.xml")).toBe(true);
});

test("WooCommerce's sheet finds products by their number, and empties no field", () => {
  const [head, ...rows] = wooCommerceRows(audit, "yoast");
  expect(head).toEqual(["SKU", "Meta: _yoast_wpseo_metadesc"]);
  expect(rows).toEqual([
    ["soap", "Soap, hard, of olives"],
    ["towel", "A towel"],
    ["set", "A set"],
  ]);
  const both = { ...audit, actions: audit.actions.map((one) => ({ ...one, patches: one.patches.slice(0, 2) })) };
  expect(wooCommerceRows(both, "rank-math")).toEqual([
    ["SKU", "Meta: rank_math_title", "Meta: rank_math_description"],
    ["soap", "Olive soap", "Soap, hard, of olives"],
  ]);
});

test("every form is written, and no cell of a table begins a formula", async () => {
  for (const [name, { write, type }] of Object.entries(forms)) {
    const written = await write(audit);
    const text = written instanceof Uint8Array ? "" : [...written].join("");
    expect([name, written instanceof Uint8Array || text.length > 10]).toEqual([name, true]);
    if (type === "text/csv" && !name.startsWith("redirects")) expect(text).not.toMatch(/(^|,)"?[=+@]/m);
  }
});
