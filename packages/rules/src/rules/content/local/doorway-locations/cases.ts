import type { SiteRuleCases } from "../../../../rule-cases.ts";

const TOWNS = ["wien", "graz", "linz", "wels", "bregenz"];
const TEXT = Array.from(
  { length: 12 },
  (_, index) =>
    `<p>We come to your house number ${index} and repair the kiln, the wheel and the glaze room within two days.</p>`,
).join("");
const page = (town: string, text = TEXT): string =>
  `<!doctype html><html lang=en><head><title>Kiln repair ${FOLDED[town] ?? town}</title></head><body><main><h1>Kiln repair</h1>${text}</main></body></html>`;
const site = (text: (town: string) => string): { pages: Record<string, string> } => ({
  pages: {
    "/": "<!doctype html><html lang=en><title>Acme</title><h1>Acme</h1><p>We repair kilns.</p>",
    ...Object.fromEntries(TOWNS.map((town) => [`/kiln-repair-${town}`, page(town, text(town))])),
  },
});

/** The name stands so often that the texts share few runs of words. */
const naming = (town: string): string =>
  Array.from(
    { length: 40 },
    (_, index) => `<p>Kiln ${town} ${LETTERS[index % 26]}${index} wheel ${town} glaze.</p>`,
  ).join("");
const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** Most sentences are the same; two name the town in a case of its own, and one is true of it alone. */
const mostly = (town: string): string =>
  `${TEXT}<p>In ${town}en we are at home since ${town.length + 1990}, and ${town}ers know us by name.</p>`;
const FOLDED: Readonly<Record<string, string>> = { wels: "Wěls", linz: "Lińz" };

/** Posts for many towns: one text in two wordings, or one of its own each. */
const posts = (text: (at: number) => string): { pages: Record<string, string> } => ({
  pages: {
    "/": "<!doctype html><html lang=en><title>Acme</title><h1>Acme</h1><p>We repair kilns.</p>",
    ...Object.fromEntries(
      Array.from({ length: 24 }, (_, at) => [
        `/blog/kiln-repair-at-your-house-in-town${at}.html`,
        `<!doctype html><html lang=en><head><title>Kiln repair in town${at} at your house</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"BlogPosting","headline":"Kiln repair in town${at}"}</script></head><body><main><article><h1>Kiln repair in town${at}</h1>${text(at)}</article></main></body></html>`,
      ]),
    ),
  },
});

const WORDINGS = [
  "We come to your house and repair the kiln, the wheel and the glaze room within two days.",
  "Within two days the kiln, the glaze room and the wheel of your house we come and repair.",
] as const;

const reworded = (at: number): string =>
  Array.from({ length: 12 }, (_, index) => `<p>${WORDINGS[(at + index * (at % 3)) % 2]} Number ${index}.</p>`).join("");

const ownText = (at: number): string =>
  Array.from({ length: 60 }, (_, index) => `word${at * 60 + index}`)
    .join(" ")
    .replace(/^/, "<p>") + "</p>";

/** Texts of their own in a frame of many words that has no marks: notes, promises, a consent text. */
const framed = (text: (town: string) => string): { pages: Record<string, string> } => {
  const frame = Array.from(
    { length: 20 },
    (_, index) =>
      `<p>Promise ${index}: we answer every call the same day and bring all tools that a kiln ${index} needs.</p>`,
  ).join("");
  const { pages } = site((town) => text(town) + frame);
  const others = Array.from({ length: 6 }, (_, at) => [
    `/page-${at}`,
    page(`page ${at}`, `<p>Other ${at}</p>${frame}`),
  ]);
  return { pages: { ...pages, ...Object.fromEntries(others) } };
};

const ofTown = (town: string): string =>
  Array.from(
    { length: 6 },
    (_, index) =>
      `<p>${town}${index} has ${town}x${index} kilns of ${town}y${index} and a wheel of ${town}z${index} clay.</p>`,
  ).join("");

export const cases: SiteRuleCases = {
  passing: [
    framed(ofTown),
    // A glossary: one title with many names, and a text of its own for each.
    posts(ownText),
    // Goods, which nothing tells machines, with one text for all.
    site((town) => `${TEXT}<p class="price">€ 19.90</p><button>Add to cart</button><p>${town}</p>`),
    site((town) =>
      Array.from(
        { length: 12 },
        (_, index) => `<p>${town}${index} ${town}x${index * 7} kiln ${town}y${index} wheel ${town}z${index}</p>`,
      ).join(""),
    ),
    // Pages that scripts fill hold the frame's words alone.
    {
      pages: Object.fromEntries(
        ["contact", "about us", "store finder", "press"].map((name) => [
          `/pages/${name.replaceAll(" ", "-")}`,
          page(name),
        ]),
      ),
    },
  ],
  failing: [
    { ...posts(reworded), faults: Object.keys(posts(reworded).pages).slice(1) },
    {
      ...site(() => TEXT),
      pages: { ...site(mostly).pages, "/kiln-repair-bad-ischl": page("bad ischl", mostly("bad ischl")) },
      faults: [...TOWNS.map((town) => `/kiln-repair-${town}`), "/kiln-repair-bad-ischl"],
    },
    { ...site(() => TEXT), faults: TOWNS.map((town) => `/kiln-repair-${town}`) },
    { ...site(mostly), faults: TOWNS.map((town) => `/kiln-repair-${town}`) },
    { ...site(naming), faults: TOWNS.map((town) => `/kiln-repair-${town}`) },
  ],
  outside: [
    // Too few for a series.
    { pages: { "/": page("wien"), "/a": page("a"), "/b": page("b") } },
    { pages: { "/": { html: page("wien"), status: 500 } } },
  ],
};
