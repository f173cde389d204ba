import { ENTRY_DAY, type Trade } from "./trade.ts";

export const software: Trade = {
  business: "documentation",
  about: { "@type": "Organization" },
  entry: (headline, url, description) => ({
    "@type": "TechArticle",
    headline,
    url,
    description,
    image: ["https://shop.example/media/shop.jpg"],
    datePublished: ENTRY_DAY,
    dateModified: ENTRY_DAY,
    inLanguage: "en",
    author: { "@type": "Person", name: "Nora Quinn", url: "https://shop.example/pages/about", jobTitle: "Engineer" },
    publisher: { "@id": "https://shop.example/#organization" },
    mainEntityOfPage: url,
  }),
  byline: `<p class="byline">By <a rel="author" href="/pages/about">Nora Quinn</a>, engineer, <time datetime="${ENTRY_DAY}" itemprop="datePublished">${ENTRY_DAY}</time></p>`,
  tail:
    '<p>We counted the figures ourselves and compared them with <a href="https://ec.europa.eu/eurostat/" rel="noopener">Eurostat, the statistics office of the European Union</a>.</p>' +
    "<h2>How is it called?</h2><pre><code>harbour add --from shelf\nharbour list --all</code></pre><p>It answers with one line for each thing, and with status 0:</p><pre><code>added 1\nlisted 12</code></pre>",
  keepsPrices: false,
  openGraph: "article",
  texts: {
    home: "Four hundred commands and settings of Harbour, the program that keeps a house in order, in twenty chapters.",
    entry: (place) =>
      `: what the command of the ${place} release does, which settings it takes, and what it answers with.`,
    list: " commands of one chapter: what each of them does, which settings it takes and what it answers with.",
    secondPage: ": ten more commands of the chapter, with what each of them does, takes and answers with at the end.",
    itself: "The handbook of Harbour, a program that keeps a house in order.",
    questions:
      "Answers to what users of Harbour ask most: installing, updating, where settings lie, what to do after a fault.",
    faq: [
      ["How do I install it?", "With the package manager of your system, under the name harbour."],
      ["Where do settings lie?", "In the file harbour.toml of your home folder."],
      ["What do I do after a fault?", "Run it again with --verbose and read the last line."],
    ],
  },
};
