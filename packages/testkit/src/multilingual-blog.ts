import { sentences } from "./planted-shop/words.ts";
import type { SiteCase } from "./site-case.ts";

const ORIGIN = "https://kiln.example";
const LANGUAGES = ["en", "de"] as const;
type Language = (typeof LANGUAGES)[number];

const TOPICS: Readonly<Record<Language, readonly string[]>> = {
  en: ["Glazing with ash", "Firing with wood", "Throwing large bowls", "Mending a broken cup", "Choosing a clay"],
  de: ["Glasieren mit Asche", "Brennen mit Holz", "Grosse Schalen drehen", "Eine Tasse kitten", "Den Ton wählen"],
};
const WORDS = {
  en: { home: "Kiln journal", about: "About us", read: "Read on" },
  de: { home: "Ofenjournal", about: "Über uns", read: "Weiterlesen" },
} as const;

const pathOf = (language: Language, page: string): string => `/${language}/${page}`;

function versions(page: string, languages: readonly Language[] = LANGUAGES): string {
  return languages
    .map((code) => `<link rel="alternate" hreflang="${code}" href="${ORIGIN}${pathOf(code, page)}">`)
    .join("");
}

interface Made {
  readonly language: Language;
  readonly page: string;
  readonly title: string;
  readonly main: string;
  readonly head?: string;
  readonly languages?: readonly Language[];
}

function render({ language, page, title, main, head = "", languages }: Made): string {
  const { home, about } = WORDS[language];
  const links = [
    [pathOf(language, ""), home],
    [pathOf(language, "about"), about],
    ...TOPICS[language].map((topic, index) => [pathOf(language, `posts/${index + 1}`), topic]),
  ];
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="canonical" href="${ORIGIN}${pathOf(language, page)}">
${versions(page, languages)}${head}</head><body><nav>${links.map(([path, text]) => `<a href="${path}">${text}</a>`).join(" ")}</nav>
<main><h1>${title}</h1>${main}</main></body></html>`;
}

const described = (text: string): string => `<meta name="description" content="${text}">`;

function post(language: Language, topic: string, index: number): [string, string] {
  const page = `posts/${index + 1}`;
  const day = `2025-0${index + 1}-11`;
  const data = {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: topic,
    datePublished: day,
    // The third one says that it was changed before it was written.
    dateModified: index === 2 ? "2024-01-01" : day,
    author: { "@type": "Person", name: "Ada Potter" },
  };
  const main = sentences(12, 7000 + index * 10 + language.length + language.charCodeAt(0))
    .map((text) => `<p>${text}</p>`)
    .join("");
  return [
    pathOf(language, page),
    render({
      language,
      page,
      title: topic,
      main: `<p><time datetime="${day}">${day}</time></p>${main}`,
      head: `${index === 1 ? "" : described(`${topic}: what we tried for a year, with figures, costs and what broke.`)}<script type="application/ld+json">${JSON.stringify(data)}</script>`,
      // The fourth German text forgets its English version.
      ...(language === "de" && index === 3 ? { languages: ["de"] as const } : {}),
    }),
  ];
}

/** A blog in English and German with a few faults: a version that does not answer, a date before its time, ... */
export function multilingualBlog(): SiteCase {
  const pages = LANGUAGES.flatMap((language): [string, string][] => [
    [
      pathOf(language, ""),
      render({ language, page: "", title: WORDS[language].home, main: `<p>${sentences(6, 7900).join(" ")}</p>` }),
    ],
    [
      pathOf(language, "about"),
      render({ language, page: "about", title: WORDS[language].about, main: `<p>${sentences(5, 7950).join(" ")}</p>` }),
    ],
    ...TOPICS[language].map((topic, index) => post(language, topic, index)),
  ]);
  const start = render({
    language: "en",
    page: "",
    title: WORDS.en.home,
    main: `<p>${sentences(6, 7990).join(" ")}</p>`,
  });
  return { origin: ORIGIN, pages: { "/": start, ...Object.fromEntries(pages) }, robots: "User-agent: *\nDisallow:\n" };
}
