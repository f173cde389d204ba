import { describe, expect, it } from "vitest";
import { extractPageFacts } from "../extract-page-facts.ts";
import { createSiteBuilder } from "../site/build-site.ts";
import { captureOf } from "../testing/capture-of.ts";
import { host, rest } from "../testing/site-rest.ts";

type Made = readonly [path: string, heading: string, texts: readonly string[]];

function doorwaysOf(lang: string, made: readonly Made[]): string[] {
  const builder = createSiteBuilder(`${host}/`);
  const home: Made = ["/", "A", ["Vítejte na stránkách naší rodinné firmy z malého města."]];
  for (const [path, heading, texts] of [home, ...made]) {
    const html = `<!doctype html><html lang="${lang}"><head><title>${heading}</title></head><body><main><h1>${heading}</h1>${texts.map((text) => `<p>${text}</p>`).join("")}</main></body></html>`;
    builder.add(extractPageFacts(captureOf(html, { url: host + path })));
  }
  const site = builder.finish(rest);
  return site.pages.flatMap(({ url }, index) => (site.isDoorway(index) ? url.slice(host.length) : []));
}

const czech = [
  ["praha", "Praze", "Praha"],
  ["brno", "Brně", "Brno"],
  ["ostrava", "Ostravě", "Ostrava"],
  ["plzen", "Plzni", "Plzeň"],
] as const;
const textsOf = (where: string, name: string): string[] => [
  `Stěhujeme domácnosti i kanceláře v ${where} a okolí, rychle a bez poškození nábytku.`,
  `Naši lidé znají město ${name} a přijedou ve smluvený čas s vlastním vozem a obaly.`,
  `Cenu za stěhování v ${where} vám řekneme předem po telefonu a nikdy ji nezvýšíme.`,
];

describe("pages made for places", () => {
  it("are known by one heading and one text with the name changed, whatever its ending", () => {
    const made = czech.map(([path, where, name]): Made => [
      `/mesta/${path}`,
      `Stěhování v ${where} levně`,
      textsOf(where, name),
    ]);
    expect(doorwaysOf("cs", made).toSorted()).toEqual(czech.map(([path]) => `/mesta/${path}`).toSorted());
  });

  it("are known in scripts without spaces", () => {
    const made = ["京都", "大阪", "神戸", "奈良"].map((town, at): Made => [
      `/area/${at}`,
      `${town}の害虫駆除サービス`,
      [
        `${town}で害虫にお困りの方は、経験豊富なスタッフにお任せください。`,
        `${town}市内であれば最短三十分でお伺いし、お見積りは無料でいたします。`,
        `${town}のご家庭や飲食店で多くの実績があり、作業の後も一年間保証いたします。`,
      ],
    ]);
    expect(doorwaysOf("ja", made)).toHaveLength(4);
  });

  it("are none where each says something of its own", () => {
    const own = [
      "Na Vinohradech parkujeme s povolením města a vynášíme nábytek vnitřním schodištěm domu.",
      "Ve staré zástavbě u Zelného trhu používáme výtah z ulice a pracujeme hlavně dopoledne.",
      "V Porubě stěhujeme hlavně byty v panelových domech, kam se vejde i naše největší auto.",
      "Pivovarským domům se vyhýbáme za trhů a výměnu zámku vám zařídíme ještě týž den večer.",
    ];
    const made = czech.map(([path, where], at): Made => [
      `/mesta/${path}`,
      `Stěhování v ${where} levně`,
      [own[at]!, own[at]!.toUpperCase().slice(0, 70), `Zavolejte nám do pobočky v ${where} kdykoli.`],
    ]);
    expect(doorwaysOf("cs", made)).toEqual([]);
  });
});
