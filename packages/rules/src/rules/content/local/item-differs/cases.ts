import type { SiteRuleCases } from "../../../../rule-cases.ts";

const list = (lang: string, ...items: readonly (readonly [string, string])[]): string =>
  `<!doctype html><html lang="${lang}"><head><title>Meniu</title></head><body><main><h1>Meniu</h1>${items.map(([name, price]) => `<div><h3>${name}<span>ingrediente proaspete din piață</span></h3><span>${price}</span></div>`).join("")}</main></body></html>`;
const MENU = [
  ["FRITTO MISTO 300g", "40RON"],
  ["RISOTTO CON POLLO 300g", "38RON"],
  ["PASTE GENOVESE 350g", "40RON"],
  ["LA VERA BUFALLA 200g", "32RON"],
  ["FOCACCIA 180g", "18RON"],
] as const;
const site = (home: string) => ({ pages: { "/": home, "/meniu": list("ro", ...MENU) } });
const [FRITTO, ...REST] = MENU;

export const cases: SiteRuleCases = {
  passing: [site(list("ro", ...MENU.slice(0, 4)))],
  failing: [
    { ...site(list("ro", ["FRITTO MISTO 530g", "<sup>$</sup>43"], ...REST.slice(0, 3))), faults: ["/"] },
    { ...site(list("ro", ["FRITTO MISTO 300g", "43RON"], ...REST.slice(0, 3))), faults: ["/"] },
  ],
  outside: [
    // Another language may ask in another currency.
    site(list("en", ["FRITTO MISTO 300g", "9 EUR"], ...REST)),
    site("<title>Acasă</title><h1>Bun venit</h1>"),
    { pages: { "/": list("ro", FRITTO, ...REST) } },
  ],
};
