import { articlePage, prose } from "../../../../case-pages/article-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const AROUND = `<aside class="author"><p>${prose(60, "author")}</p></aside><div class="more"><p>${prose(30, "teaser")}</p><p>${prose(30, "news")}</p></div>`;
const post = (at: number, text: string) => articlePage({ title: `Post ${at} on clay`, text: `${text}${AROUND}` });
const blog = (texts: readonly string[]) =>
  Object.fromEntries(texts.map((text, at) => [`/blog/post-${at}`, post(at, text)]));
const written = Array.from({ length: 5 }, (_, at) => `<p>${prose(80, `clay${at}`)}</p>`);
const home = "<!doctype html><title>Acme</title><h1>Acme</h1><p>We make mugs from clay.</p>";

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": home, ...blog(written) } },
    // A short notice is a text.
    { pages: { "/": home, ...blog([...written, "<p>On Friday the kiln is cold, so we open at noon only.</p>"]) } },
    // Scripts, players and pictures may hold it.
    { pages: { "/": home, ...blog([...written, '<iframe src="https://player.example/7"></iframe>']) } },
    {
      pages: {
        "/": home,
        ...blog([
          ...written,
          [1, 2, 3].map((at) => `<img src="/kiln-${at}.jpg" width=800 height=600 alt="">`).join(""),
        ]),
      },
    },
  ],
  failing: [
    {
      pages: { "/": home, ...blog([...written, "<p>1 min read</p>", ""]) },
      faults: ["/blog/post-5", "/blog/post-6"],
    },
  ],
  outside: [{ pages: { "/": home } }],
};
