import type { SiteRuleCases } from "../../../../rule-cases.ts";

const dish = (name: string, text: string): string => `<div><h3>${name}<span>${text}</span></h3><b>40 RON</b></div>`;
const menu = (...dishes: readonly (readonly [string, string])[]) => ({
  pages: {
    "/": `<!doctype html><html lang="ro"><head><title>Meniu</title></head><body><main><h1>Meniu</h1>${dishes.map(([name, text]) => dish(name, text)).join("")}</main></body></html>`,
  },
});
const OTHERS = [
  ["MARGHERITA 450g", "aluat, sos de roșii, mozzarella, busuioc"],
  ["TONNO 450g", "aluat, sos de roșii, mozzarella, ton, ceapă"],
  ["DIAVOLA 450g", "aluat, sos de roșii, salam, ardei iute"],
  ["RUSTICA 450g", "aluat, sos de roșii, porumb, ceapă, măsline"],
] as const;
const PASTA = "paste artizanale, guanciale, parmezan, ouă, vin alb";

export const cases: SiteRuleCases = {
  passing: [
    menu(
      ...OTHERS,
      ["PASTE CARBONARA", PASTA],
      ["TAGLIATELE CU CIUPERCI", "tagliatele, ciuperci de pădure, parmezan, unt"],
    ),
    // Two sizes of one thing, and a remark on how several are served.
    menu(...OTHERS, ["CARBONARA 300g", PASTA], ["CARBONARA 500g", PASTA]),
    menu(...OTHERS, ["COLA", "doză rece la 330 ml"], ["FANTA", "doză rece la 330 ml"]),
  ],
  failing: [
    { ...menu(...OTHERS, ["PASTE CARBONARA", PASTA], ["TAGLIATELE CU CIUPERCI", PASTA]), faults: ["/"] },
    // But for a small word or a letter.
    {
      ...menu(
        ...OTHERS,
        ["BRUSCHETTE MISTE", "pâine, roșii, ulei de măsline"],
        ["CROSTINI", "pâine, roșii, ulei măsline"],
      ),
      faults: ["/"],
    },
    {
      ...menu(...OTHERS, ["PASTE CARBONARA", PASTA], ["PENNE", "paste artizanale, guanciale, parmezan, ouăă, vin alb"]),
      faults: ["/"],
    },
  ],
  outside: [{ pages: { "/": "<title>Meniu</title><h1>Meniu</h1><p>Pizza și paste.</p>" } }],
};
