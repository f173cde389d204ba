import type { PageRuleCases } from "../../../../rule-cases.ts";

export const cases: PageRuleCases = {
  passing: [
    "<title>Tee für Kenner</title><p>Größe à la carte, 20 °C, © 2026, “quoted” — naïve café, SÃO PAULO, ÂGE",
    "<title>茶</title><p>宇治のお茶",
    "<title>Preço</title><p>Não, Ã é uma letra.",
  ],
  failing: [
    "<title>Tee fÃ¼r Kenner</title><p>Tee",
    "<title>Tea</title><h1>Tea \ufffd fresh</h1>",
    "<title>Tea</title><p>Itâ€™s fresh and costs 5 â‚¬ a bag.",
  ],
  outside: [{ html: "<title>fÃ¼r</title>", status: 404 }],
};
