import { pageOf, siteOf, type SiteCase } from "@audit/testkit";
import { rules } from "@audit/rules";
import { expect, test } from "vitest";
import { createJudge } from "./judge.ts";

const about: Record<string, string> = {
  en: "We turn every mug by hand on a slow wheel, and glaze it twice before it goes into the kiln for nine hours.",
  pl: "Każdy kubek toczymy ręcznie na wolnym kole i dwa razy szkliwimy, zanim trafi na dziewięć godzin do pieca.",
};

/** A shop of one page whose product says nothing of its stock. */
const shopIn = (text: string, lang: string): SiteCase => ({
  business: "online-shop",
  pages: {
    "/": `<!doctype html><html${lang}><title>Mugs</title><main><h1>Mugs</h1><a href="/mug">Mug</a></main></html>`,
    "/mug": `<!doctype html><html${lang}><head><title>Mug</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Mug","offers":{"@type":"Offer","price":"19.90","priceCurrency":"EUR"}}</script></head><body><main><h1>Mug</h1><p>${text}</p><p>€ 19.90</p><button class="add-to-cart">+</button></main></body></html>`,
  },
});

function verdictOn(site: SiteCase, id: string): { verdict: string; reason: string | null } | undefined {
  const judge = createJudge(rules.filter((rule) => rule.id === id));
  const { findings } = judge.finish(
    siteOf(
      site,
      (page) => judge.page(page),
      (given, url) => pageOf({ ...given, url }),
    ),
  );
  const [finding] = findings;
  return finding && { verdict: finding.verdict, reason: finding.reason };
}

const stock = "product-availability-unclear";

test("what is missing by its words is at fault where the text is in a language whose words are known", () => {
  expect(verdictOn(shopIn(about["en"]!, ' lang="en"'), stock)?.verdict).toBe("fail");
  expect(verdictOn(shopIn(about["pl"]!, ' lang="pl"'), stock)?.verdict).toBe("fail");
  expect(verdictOn(shopIn(about["en"]!, ""), stock)?.verdict).toBe("fail");
});

test("a page that says the wrong language, or none, is judged by the language of its text", () => {
  expect(verdictOn(shopIn(about["pl"]!, ' lang="en"'), stock)).toMatchObject({
    verdict: "unknown",
    reason: expect.stringContaining("(pl)"),
  });
  expect(verdictOn(shopIn("Nine.", ""), stock)).toMatchObject({
    verdict: "unknown",
    reason: expect.stringContaining("tells the language"),
  });
});

test("a page of a site is not missing where a part of it is in a language whose words we lack", () => {
  const home = (lang: string): string =>
    `<!doctype html><html lang="${lang}"><title>Mugs</title><main><h1>Mugs</h1><p>${about["en"]}</p></main><footer><a href="/b">Ruha</a></footer></html>`;
  const other = (lang: string, text: string): string =>
    `<!doctype html><html lang="${lang}"><title>B</title><main><h1>B</h1><p>${text}</p></main></html>`;
  const siteIn = (lang: string, text: string): SiteCase => ({
    business: "online-shop",
    pages: { "/": home("en"), "/b": other(lang, text) },
  });
  expect(verdictOn(siteIn("en", about["en"]!), "contact-page")?.verdict).toBe("fail");
  const georgian =
    "ჩვენ ვამზადებთ ყველა ფინჯანს ხელით ნელ ბორბალზე, ორჯერ ვფარავთ ჭიქურით და ცხრა საათს ვაცხობთ ღუმელში.";
  const kannada = "ನಾವು ಪ್ರತಿಯೊಂದು ಕಪ್ ಅನ್ನು ನಿಧಾನವಾದ ಚಕ್ರದ ಮೇಲೆ ಕೈಯಿಂದ ತಯಾರಿಸುತ್ತೇವೆ ಮತ್ತು ಎರಡು ಬಾರಿ ಮೆರುಗು ನೀಡುತ್ತೇವೆ.";
  expect(verdictOn(siteIn("ka", georgian), "contact-page")?.verdict).toBe("fail");
  expect(verdictOn(siteIn("kn", kannada), "contact-page")?.verdict).toBe("unknown");
});
