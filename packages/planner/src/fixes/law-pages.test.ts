import { findRule } from "@audit/rules";
import { expect, test } from "vitest";
import { causeOf, findingOf, viewOf } from "../testing/plan-case.ts";

const contact =
  '<main><h1>Kontakt</h1><p>Kettlewerk</p><p>Hafenweg 4</p><p>10115 Berlin</p><a href="mailto:hallo@kettlewerk.com">hallo@kettlewerk.com</a><form action="https://forms.example.net/send"><input name=mail></form></main>';

const page = (lang: string, main: string): string =>
  `<html lang="${lang}"><head><title>Kettlewerk</title><meta property="og:site_name" content="Kettlewerk"><script src="https://www.googletagmanager.com/gtag/js?id=G-1"></script></head><body>${main}</body></html>`;

const briefOf = (rule: string, origin: string): string => {
  const main = "<main><h1>Kessel</h1><p>Wir machen Kessel aus Kupfer.</p></main>";
  const view = viewOf({ origin, pages: { "/": page("de", main), "/kontakt": page("de", contact) } });
  return JSON.stringify(findRule(rule)?.fix?.(causeOf(findingOf(rule, ["/"]), view), view));
};

test("pages on law are begun with what the site says, and with the law of its country alone", () => {
  const privacy = briefOf("privacy-policy", "https://kettlewerk.de");
  expect(privacy).toContain(
    "Kettlewerk, Hafenweg 4, 10115 Berlin, hallo@kettlewerk.com; to be added: company with its legal form",
  );
  expect(privacy).toContain("googletagmanager.com, example.net");
  expect(privacy).toContain("GDPR");
  expect(briefOf("returns-page", "https://kettlewerk.de")).toContain("at least 14 days from delivery");
  const elsewhere = briefOf("returns-page", "https://kettlewerk.com");
  expect(elsewhere).not.toContain("law asks");
});
