import { ENTRY_DAY, type Trade } from "./trade.ts";

export const publisher: Trade = {
  business: "publisher",
  about: { "@type": "NewsMediaOrganization" },
  entry: (headline, url, description) => ({
    "@type": "NewsArticle",
    headline,
    url,
    description,
    image: ["https://shop.example/media/shop.jpg"],
    datePublished: ENTRY_DAY,
    dateModified: ENTRY_DAY,
    inLanguage: "en",
    author: { "@type": "Person", name: "Nora Quinn", url: "https://shop.example/pages/about", jobTitle: "Editor" },
    publisher: { "@id": "https://shop.example/#organization" },
    mainEntityOfPage: url,
  }),
  byline: `<p class="byline">By <a rel="author" href="/pages/about">Nora Quinn</a>, editor, <time datetime="${ENTRY_DAY}" itemprop="datePublished">${ENTRY_DAY}</time></p>`,
  tail: '<p>We counted the figures ourselves and compared them with <a href="https://ec.europa.eu/eurostat/" rel="noopener">Eurostat, the statistics office of the European Union</a>.</p>',
  keepsPrices: false,
  openGraph: "article",
  texts: {
    home: "Four hundred reports on what people make by hand, in twenty series, by six reporters from Galway. New on Mondays.",
    entry: (place) =>
      `: who makes it in ${place}, what the work has come to, and what the town council means to do now.`,
    list: " reports of one series: who makes what where, what it brings and which of them will still be there next year.",
    secondPage:
      ": ten more reports of the series on who makes what where, what it brings, and what comes of it next year.",
    itself: "A paper from Galway on people who make things by hand.",
    questions:
      "Answers to what our readers ask most: how we work, who pays us, corrections, letters, and how to write for us.",
    faq: [
      ["Who pays for all this?", "Our readers, and nobody else, for eleven years now."],
      ["How do I report a mistake?", "Write to us; we correct it below the report within a day."],
      ["May I write for you?", "Yes, if you were there and have asked both sides."],
    ],
  },
};
