import { homePageWith, ORGANIZATION } from "../../../../case-pages/home-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const profiles = (sameAs: unknown): ReturnType<typeof homePageWith> => homePageWith({ ...ORGANIZATION, sameAs });

export const cases: PageRuleCases = {
  passing: [
    homePageWith(ORGANIZATION),
    profiles("https://www.wikidata.org/wiki/Q1"),
    profiles(["", "https://x.com/acme"]),
  ],
  failing: [profiles(undefined), profiles([]), profiles("@acme"), profiles("https://shop.example/")],
  outside: [homePageWith(null)],
};
