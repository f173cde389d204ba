import type { PageRuleCases } from "../../../../rule-cases.ts";

const home = (body: string) => ({
  url: "https://shop.example/",
  html: `<html lang=en><title>Tea shop</title><h1>Tea</h1><p>${"Fine tea from Uji. ".repeat(30)}</p>${body}`,
});

export const cases: PageRuleCases = {
  passing: [
    home('<footer><a href="https://www.instagram.com/teashop">Instagram</a></footer>'),
    home('<footer><a href="https://de.linkedin.com/company/teashop">LinkedIn</a></footer>'),
    home(
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Tea","sameAs":["https://www.facebook.com/teashop"]}</script>',
    ),
    home('<footer><a href="https://github.com/teashop">Source</a></footer>'),
  ],
  failing: [
    home(""),
    home('<footer><a href="https://github.com/theme-maker/kettle">Theme</a></footer>'),
    home(
      '<a href="https://www.facebook.com/sharer/sharer.php?u=https://shop.example/">Share</a><a href="https://x.com/">X</a>',
    ),
  ],
  outside: [{ ...home(""), url: "https://shop.example/imprint" }],
};
