import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { itemsOf, partsOfItems, partsOfJson, partsOfMicrodata, plain, typesOf } from "./entity-parts.ts";
import { readPage } from "./read-page.ts";
import { runRichResults } from "./rich-results.ts";
import type { Tally } from "./tally.ts";
import { folderOf, vectorsOf } from "./vectors.ts";

const BASE = "https://page.example/";

/** Entities read out of pages, against extruct, the examples of schema.org and the suites of the W3C. */
export function runStructuredData(given: string, tally: Tally): void {
  const folder = folderOf(given, "structured-data", "schemaorg-examples.json");
  for (const example of vectorsOf<Example>(folder, "schemaorg-examples.json")) holdExample(example, tally);
  const groups = join(folder, "extruct");
  for (const group of vectorsOf<Group>(groups, "manifest.json")) holdGroup(groups, group, tally);
  for (const test of vectorsOf<HtmlTest>(folder, "w3c-jsonld-html.json")) holdHtmlTest(test, tally);
  for (const test of vectorsOf<TurtleTest>(folder, "w3c-microdata-rdf.json")) holdTurtle(test, tally);
  runRichResults(folder, tally);
}

interface Example {
  id: string;
  json?: string;
  microdata?: string;
  jsonBlocks: number;
  jsonValid: boolean;
  jsonTypes: string[];
  microdataTypes: string[];
}

/** An example in JSON-LD and in microdata: blocks, whether they parse, and the types in them. */
function holdExample(
  { id, json, microdata, jsonBlocks, jsonValid, jsonTypes, microdataTypes }: Example,
  tally: Tally,
): void {
  if (json !== undefined && jsonBlocks > 0) {
    const { structuredData, ...page } = readPage(json);
    tally.hold("example blocks", jsonBlocks, structuredData.blocks.length, id);
    tally.hold(
      "example valid",
      jsonValid,
      structuredData.blocks.every(({ valid }) => valid),
      id,
    );
    if (jsonValid)
      tally.hold(
        "example types",
        short([...jsonTypes, ...aliasedTypes(json)]),
        typesOf(itemsOf({ ...page, structuredData }, "json-ld")),
        id,
      );
  } else tally.leaveOut("the example has no JSON-LD of its own");
  if (microdata !== undefined && microdataTypes.length > 0) {
    tally.hold(
      "example microdata types",
      short(microdataTypes),
      typesOf(itemsOf(readPage(microdata), "microdata")),
      id,
    );
  }
}

/** The vectors count "@type" only; schema.org's own context makes "type" the same keyword. */
const aliasedTypes = (json: string): string[] =>
  [...json.matchAll(/"type"\s*:\s*(\[[^\]]*\]|"[^"]*")/g)].flatMap(([, written = "[]"]) =>
    [JSON.parse(written) as string | string[]].flat(),
  );

const short = (types: readonly string[]): string[] =>
  [...new Set(types.map((type) => type.replace(/^(https?:\/\/schema\.org\/|schema:)/, "")))].sort();

interface Group {
  id: string;
  html: string[];
  expected: string[];
}

/** A page of extruct with what extruct reads out of it, per syntax. */
function holdGroup(folder: string, { id, html, expected }: Group, tally: Tally): void {
  const [file] = html;
  if (/invalid\//.test(id)) {
    return tally.leaveOut("extruct repairs JSON with comments and control characters; Google and JSON.parse refuse it");
  }
  if (id === "w3c/microdata.object") return tally.leaveOut("extruct was told another base address than the page's");
  if (file === undefined || expected.length === 0) return tally.leaveOut("a page without an expectation");
  const page = readPage(readFileSync(join(folder, file)), { url: BASE });
  for (const name of expected) {
    const path = join(folder, name);
    if (!existsSync(path)) continue;
    if (/expanded/.test(name)) {
      tally.leaveOut("RDFa of vocabularies other than schema.org: rules speak about schema.org only");
      continue;
    }
    const wanted: unknown = JSON.parse(readFileSync(path, "utf8"));
    if (name.endsWith(".jsonld")) holdJsonLd(id, wanted, page, tally);
    else if (Array.isArray(wanted)) holdMicrodata(id, wanted as object[], page, tally);
    else holdSyntaxes(id, wanted as Record<string, object[]>, page, tally);
  }
}

type Page = ReturnType<typeof readPage>;

const holdJsonLd = (id: string, wanted: unknown, page: Page, tally: Tally): void =>
  tally.hold("extruct json-ld", partsOfJson(wanted, BASE), partsOfItems(itemsOf(page, "json-ld"), BASE), id);

const holdMicrodata = (id: string, wanted: object[], page: Page, tally: Tally): void =>
  tally.hold("extruct microdata", partsOfMicrodata(wanted, BASE), partsOfItems(itemsOf(page, "microdata"), BASE), id);

function holdSyntaxes(id: string, wanted: Record<string, object[]>, page: Page, tally: Tally): void {
  if (wanted["microdata"]) holdMicrodata(id, wanted["microdata"], page, tally);
  if (wanted["json-ld"]) holdJsonLd(id, wanted["json-ld"], page, tally);
  for (const name of Object.keys(wanted)) {
    if (!/^(microdata|json-ld)$/.test(name)) tally.leaveOut(`${name} is no syntax of structured data that rules read`);
  }
}

interface HtmlTest {
  id: string;
  name: string;
  html: string;
  fragment: string | null;
  expectErrorCode?: string;
}

/** Which scripts of a page are JSON-LD, and whether each can be read. */
function holdHtmlTest({ id, name, html, fragment, expectErrorCode }: HtmlTest, tally: Tally): void {
  if (fragment !== null) return tally.leaveOut("asks for one script by its id; search engines read all of them");
  const { blocks } = readPage(html).structuredData;
  const faulty = expectErrorCode === "invalid script element";
  if (expectErrorCode === "loading document failed") tally.hold("json-ld in html", 0, blocks.length, `${id} ${name}`);
  else
    tally.hold(
      "json-ld in html",
      !faulty,
      blocks.every(({ valid }) => valid),
      `${id} ${name}`,
    );
}

interface TurtleTest {
  id: string;
  html: string;
  expectedTurtle: string;
}

/** Every literal that the W3C's Turtle gives is a value that we read. */
function holdTurtle({ id, html, expectedTurtle }: TurtleTest, tally: Tally): void {
  const wanted = [...new Set(literals(expectedTurtle).map((literal) => plain(literal, BASE)))].sort();
  if (wanted.length === 0) return tally.leaveOut("the expectation holds no literal");
  const read = new Set(
    partsOfItems(itemsOf(readPage(html, { url: BASE }), "microdata"), BASE).map((part) =>
      part.slice(part.indexOf("=") + 1),
    ),
  );
  tally.hold(
    "microdata literals",
    wanted,
    wanted.filter((literal) => read.has(literal)),
    id,
  );
}

const literals = (turtle: string): string[] =>
  [...turtle.matchAll(/"""([\s\S]*?)"""|"((?:[^"\\\n]|\\.)*)"/g)]
    .map(([, long, plain]) =>
      (long ?? plain ?? "")
        .replace(/\\(["\\])/g, "$1")
        .replace(/\\n|\s+/g, " ")
        .trim(),
    )
    .filter((literal) => literal !== "");
