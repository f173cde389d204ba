import type { CloserLooks } from "@audit/facts";
import { beforeAll, describe, expect, test } from "vitest";
import { startSite, type Answer } from "../testing/local-site.ts";
import { findBrowser } from "./find-browser.ts";
import { openBrowserPool } from "./browser-pool.ts";
import type { RenderOutcome } from "./render-request.ts";

const phone = '<meta name=viewport content="width=device-width, initial-scale=1">';
const page = (body: string, head = phone): string =>
  `<!doctype html><html lang=en><head><title>Tea</title>${head}</head><body style="margin:0">${body}<p>${"fine words ".repeat(20)}</p></body></html>`;

/** A picture of so many pixels, as its own file. */
const picture = (width: number, height: number) => ({
  headers: { "content-type": "image/bmp" },
  body: bitmap(width, height),
});

/** The header of an uncompressed picture and its black pixels, one bit each. */
function bitmap(width: number, height: number): Uint8Array {
  const row = Math.ceil(width / 32) * 4;
  const file = Buffer.alloc(62 + row * height);
  file.write("BM");
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(62, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(width, 18);
  file.writeInt32LE(height, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(1, 28);
  return file;
}

const product = (panel: string, code: string): string =>
  page(
    `<main><h1>Green tea</h1><p>€ 12.50</p><button>Add to cart</button>
    <button aria-expanded=false aria-controls=facts id=open>Ingredients and description</button><div id=facts>${panel}</div></main>
    <script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Tea","offers":{"@type":"Offer","price":"12.50","priceCurrency":"EUR"}}</script>
    <script>${code}</script>`,
  );
const text = "Leaves of the second harvest, steamed for forty seconds and dried in the shade of the hills.";

const script = (code: string): string => `<script>${code}</script>`;
const wide = (style: string): string => `<div class="table box" style="width:700px;height:20px;${style}">wide</div>`;

/** Each page has one thing of several kinds, since opening it is what takes time. */
const pages: Record<string, Answer> = {
  "/one": page(
    `<header><select><option>English</option><option>Deutsch (EUR)</option></select></header>
    <main><select><option>Green</option><option>Black</option></select>${wide("")}<img src=/large.bmp width=200 height=150>
    <img srcset="/small.bmp 400w, /large.bmp 2000w" sizes="2000px" style="width:300px"></main>
    ${script("addEventListener('beforeunload', (event) => event.preventDefault())")}`,
  ),
  "/two": page(
    `<header><button>EN</button><a href="#">DE</a><a href="/fr" hreflang=fr>FR</a></header>
    <main><div style="overflow-x:auto">${wide("")}</div>${wide("position:fixed")}</main>
    ${script("const stay = () => history.pushState(1, '', '/two'); stay(); addEventListener('popstate', stay)")}`,
  ),
  "/three": page(
    `<main><div id=box>wide for computers only</div></main>
    ${script("if (!/Mobile/.test(navigator.userAgent)) document.querySelector('#box').style.width = '900px'")}
    ${script("addEventListener('click', () => { history.pushState(1, '', '#x'); addEventListener('popstate', () => { location.href = '/products/ready' }) })")}`,
  ),
  "/four": page(`<main>${wide("")}</main>${script("history.pushState(1, '', '/four#top')")}`, ""),
  "/products/late": product(
    "",
    `document.querySelector("#open").onclick = () => fetch("/part").then((one) => one.text()).then((text) => { document.querySelector("#facts").textContent = text })`,
  ),
  "/products/ready": product(`<p hidden>${text}</p>`, ""),
  "/gone-on": `<title>Old</title>${script("location.replace('/four')")}`,
  "/again": `<title>Again</title><h1>Again</h1>${script("if (!sessionStorage.seen) { sessionStorage.seen = 1; setTimeout(() => location.reload(), 300) }")}`,
};

describe("a closer look at a page in a browser", () => {
  const outcomes = new Map<string, RenderOutcome>();
  let origin = "";
  beforeAll(async () => {
    await using site = await startSite({
      ...pages,
      "/large.bmp": picture(2000, 1500),
      "/small.bmp": picture(400, 300),
      "/part": { headers: { "content-type": "text/plain" }, body: text },
    });
    origin = site.origin;
    const pool = openBrowserPool({ browsers: 1, pages: 2 });
    const options = { browser: findBrowser()!, home: `${origin}/`, userAgent: "TestBot/1.0", rate: 0 };
    const renderers = [1, 2].map(() => pool.openSite({ ...options, allowHosts: [site.hostPort] }));
    const paths = Object.keys(pages);
    const runs = paths.map(async (path, at) => outcomes.set(path, await renderers[at % 2]!.render(origin + path)));
    await Promise.all(runs);
    await pool.close();
  }, 120_000);

  const looksAt = (path: string): CloserLooks => {
    const outcome = outcomes.get(path)!;
    if (!("page" in outcome)) throw new Error(outcome.failure.message);
    return outcome.page.run.looks!;
  };

  test("measures pictures by the pixels of the file that was loaded", () => {
    const { images } = looksAt("/one");
    const large = { url: `${origin}/large.bmp`, width: 2000, height: 1500 };
    expect(images).toMatchObject([
      { ...large, shownWidth: 200, shownHeight: 150, widest: null },
      { ...large, shownWidth: 300, widest: 2000 },
    ]);
    expect(images![0]!.bytes).toBeGreaterThan(300_000);
  });

  test("tells what reaches beyond a phone's screen, and believes no page that a phone is served otherwise", () => {
    expect(looksAt("/one").sideways).toEqual({ by: 340, elements: [{ selector: "div.table.box", right: 700 }] });
    for (const path of ["/two", "/three", "/four"]) expect([path, looksAt(path).sideways]).toEqual([path, null]);
  });

  test("goes back as a visitor would and tells whether the page lets him", () => {
    expect(looksAt("/two").back).toEqual({ added: 1, trap: "kept", to: null, asksToStay: false });
    expect(looksAt("/three").back).toMatchObject({ trap: "diverted", to: `${origin}/products/ready` });
    expect(looksAt("/four").back).toMatchObject({ added: 1, trap: null });
    expect(looksAt("/one").back).toMatchObject({ added: 0, trap: null, asksToStay: true });
    expect(looksAt("/products/ready").back).toEqual({ added: 0, trap: null, to: null, asksToStay: false });
  });

  test("finds what changes the language without being a link", () => {
    const select = { kind: "select", languages: ["English", "Deutsch (EUR)"], links: 0 };
    expect(looksAt("/one").languages).toEqual(select);
    expect(looksAt("/two").languages).toEqual({ kind: "buttons", languages: ["EN", "DE"], links: 1 });
    expect(looksAt("/three").languages).toBeNull();
  });

  test("opens empty panels of product facts and tells what came", () => {
    const late = { label: "Ingredients and description", words: 17, text };
    expect(looksAt("/products/late").lateTabs).toEqual([late]);
    expect(looksAt("/products/ready").lateTabs).toEqual([]);
    expect(looksAt("/four").lateTabs).toBeUndefined();
  });

  test("tells where a page sent the browser, and leaves one that only loads itself again alone", () => {
    const gone = { failure: { kind: "moved-on", movedTo: `${origin}/four` } };
    expect(outcomes.get("/gone-on")).toMatchObject(gone);
    const again = outcomes.get("/again")!;
    expect("failure" in again && again.failure.movedTo).toBeUndefined();
  });
});
