import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = (title: string, name: string, lang = "en"): string =>
  `<!doctype html><html lang="${lang}"><head><title>${title}</title>${name && `<meta property="og:site_name" content="${name}">`}</head><body><h1>Mugs</h1><p>We make mugs from clay.</p></body></html>`;

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": page("Mugs | North Fire", "North Fire"), "/a": page("Plates | North 「Fire」", "North “Fire”") } },
    { pages: { "/": page("Mugs | North Fire", "North Fire"), "/a": page("Plates | North Fire", "NORTH FIRE") } },
    { pages: { "/": page("Mugs | North Fire", "North Fire"), "/a": page("Plates | North Fire", "North Fire |") } },
    { pages: { "/": page("Mugs | North Fire", "North Fire"), "/a": page("North fire warnings explained", "") } },
    { pages: { "/": page("Кружки | Северный огонь", "Северный огонь", "ru"), "/a": page("Mugs | NorthFire", "") } },
  ],
  failing: [
    {
      pages: { "/": page("Mugs | NorthFire", "NorthFire"), "/a": page("Plates | North Fire", "NorthFire") },
      faults: ["/a"],
    },
    {
      pages: { "/": page("Mugs | NorthFire", "NorthFire"), "/a": page("Plates | Northfire", "NorthFire") },
      faults: ["/a"],
    },
    {
      pages: {
        "/": page("Кружки | Северный огонь", "Северный огонь", "ru"),
        "/a": page("Тарелки | СеверныйОгонь", "Северный огонь", "ru"),
      },
      faults: ["/a"],
    },
  ],
  outside: [{ pages: { "/": page("Mugs", "") } }],
};
