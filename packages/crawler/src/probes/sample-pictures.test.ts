import { type Capture, extractPageFacts, type PageFacts } from "@audit/facts";
import { expect, test } from "vitest";
import type { Want } from "../fetch/exchange.ts";
import { probePictures } from "./probe-pictures.ts";
import { createPictureSample } from "./sample-pictures.ts";

const SITE = "https://shop.example";
const answer = (url: string, given: Partial<Capture> = {}): Capture => ({
  url,
  status: 200,
  headers: { "content-type": "text/html" },
  redirectTo: null,
  body: null,
  truncated: false,
  failure: null,
  wireBytes: 0,
  ttfbMs: 1,
  totalMs: 1,
  fetchedAt: 0,
  ...given,
});
const pageOf = (path: string, ...pictures: readonly string[]): PageFacts => {
  const html = `<main>${pictures.map((src) => `<img src="${src}">`).join("")}</main>`;
  return extractPageFacts(answer(SITE + path, { body: new TextEncoder().encode(html) }));
};
const sampleOf = (pages: readonly PageFacts[], most: number): string[] => {
  const sample = createPictureSample((url) => url.startsWith(SITE));
  for (const page of pages) sample.note(page);
  return sample.most(most).map(({ url }) => url.slice(SITE.length));
};

test("pictures of the layout come first, then the first one of each page, then second ones", () => {
  const pages = ["a", "b", "c"].map((name) => pageOf(`/${name}`, "/logo.png", `/${name}1.jpg`, `/${name}2.jpg`));
  expect(sampleOf(pages, 5)).toEqual(["/logo.png", "/a1.jpg", "/b1.jpg", "/c1.jpg", "/a2.jpg"]);
});

test("pictures that decide are asked for first, however far behind they stand", () => {
  const pages = ["a", "b"].map((name) => pageOf(`/${name}`, `/${name}1.jpg`, `/${name}2.jpg`, `/${name}3.jpg`));
  const sample = createPictureSample((url) => url.startsWith(SITE), new Set([`${SITE}/b3.jpg`, `${SITE}/gone.jpg`]));
  for (const page of pages) sample.note(page);
  expect(sample.most(2).map(({ url }) => url)).toEqual([`${SITE}/b3.jpg`, `${SITE}/a1.jpg`]);
});

test("all pictures of a row are asked for where there is room, and leave room for the pages behind", () => {
  const dishes = Array.from({ length: 34 }, (_, index) => `/dish${index}.jpg`);
  expect(sampleOf([pageOf("/menu", ...dishes)], 150)).toEqual(dishes);
  const rows = Array.from({ length: 60 }, (_, page) => pageOf(`/${page}`, ...dishes.map((dish) => `/${page}${dish}`)));
  expect(sampleOf(rows, 60)).toEqual(rows.map((_, page) => `/${page}/dish0.jpg`));
});

test("of many pages some all over the site give their picture, and other hosts none", () => {
  const pages = Array.from({ length: 100 }, (_, index) =>
    pageOf(`/${index}`, "https://cdn.example/x.jpg", `/${index}.jpg`),
  );
  expect(sampleOf(pages, 4)).toEqual(["/0.jpg", "/25.jpg", "/50.jpg", "/75.jpg"]);
});

const pageWith = (path: string, head: string, body = ""): PageFacts =>
  extractPageFacts(answer(SITE + path, { body: new TextEncoder().encode(`${head}<main>${body}</main>`) }));

test("pictures of previews and structured data are asked for before those that stand on one page alone", () => {
  const preview = '<meta property="og:image" content="/share.jpg"><meta name="twitter:image" content="/x.jpg">';
  const data = JSON.stringify({
    "@context": "https://schema.org",
    "@type": "Product",
    image: ["/mug.jpg", { "@type": "ImageObject", url: "/side.jpg" }],
    brand: { "@type": "Brand", name: "Tea", logo: "/brand.svg" },
    url: "/mug",
  });
  const page = pageWith(
    "/mug",
    `${preview}<script type="application/ld+json">${data}</script>`,
    "<img src=/shown.jpg>",
  );
  expect(sampleOf([page], 9)).toEqual(["/share.jpg", "/x.jpg", "/mug.jpg", "/side.jpg", "/brand.svg", "/shown.jpg"]);
});

test("what one picture is for many previews is asked for first, and half of the room is for what is shown", () => {
  const pages = Array.from({ length: 8 }, (_, index) =>
    pageWith(
      `/${index}`,
      `<meta property="og:image" content="/share.jpg"><meta name="twitter:image" content="/card${index}.jpg">`,
      `<img src=/${index}.jpg>`,
    ),
  );
  const asked = sampleOf(pages, 9);
  expect(asked[0]).toBe("/share.jpg");
  expect(asked.filter((path) => path.startsWith("/card"))).toHaveLength(4);
  expect(asked.filter((path) => /^\/\d/.test(path))).toHaveLength(4);
});

test("data addresses and error pages have no pictures to ask for", () => {
  const gone = { ...pageOf("/gone", "/a.jpg"), response: { ...pageOf("/gone").response, status: 404 } };
  expect(sampleOf([gone, pageOf("/b", "data:image/gif;base64,AAAA", "")], 4)).toEqual([]);
});

const gif = Uint8Array.from([71, 73, 70, 56, 57, 97, 40, 0, 30, 0]);
const uses = ["/a.gif", "/b.gif", "/c.gif"].map((path) => ({ url: SITE + path, from: `${SITE}/` }));

test("a few kilobytes of each picture are asked for, and the answer to a part counts as the whole", async () => {
  const asked: Want[] = [];
  const found = await probePictures({
    pictures: uses,
    mostRequests: 9,
    allows: (url) => !url.endsWith("b.gif"),
    ask: (url, want) => {
      asked.push(want);
      const headers = { "content-type": "image/gif", "content-range": "bytes 0-8191/50000", "content-length": "8192" };
      return Promise.resolve(
        url.endsWith("a.gif") ? answer(url, { status: 206, headers, body: gif }) : answer(url, { status: 404 }),
      );
    },
  });
  expect(found.map(({ url, status, bytes, size }) => [url.slice(SITE.length), status, bytes, size])).toEqual([
    ["/a.gif", 200, 50_000, { width: 40, height: 30 }],
    ["/c.gif", 404, null, null],
  ]);
  expect(asked.map(({ limit, headers }) => [limit, headers?.["range"]])).toEqual([
    [8192, "bytes=0-8191"],
    [8192, "bytes=0-8191"],
  ]);
  expect([asked[0]?.body(206, "image/gif"), asked[0]?.body(200, "text/html")]).toEqual([true, false]);
});

test("no more pictures are asked for than may be, and none after a request without an answer", async () => {
  const ask = (url: string): Promise<Capture | null> => Promise.resolve(url.endsWith("b.gif") ? null : answer(url));
  const asking = (mostRequests: number) => probePictures({ pictures: uses, mostRequests, allows: () => true, ask });
  expect(await asking(0)).toHaveLength(0);
  expect(await asking(1)).toHaveLength(1);
  expect(await asking(9)).toHaveLength(1);
});
