import { describe, expect, it } from "vitest";
import { extractPageFacts } from "../extract-page-facts.ts";
import { createSiteBuilder } from "../site/build-site.ts";
import type { SiteFacts } from "../site-facts.ts";
import { captureOf } from "../testing/capture-of.ts";
import { host, rest } from "../testing/site-rest.ts";

type Made = readonly [path: string, main: string];

function judge(lang: string, made: readonly Made[], frame = ""): SiteFacts {
  const builder = createSiteBuilder(`${host}/`);
  for (const [path, main] of made) {
    const html = `<!doctype html><html lang="${lang}"><head><title>${path}</title></head><body><header><a href="/">1</a>${frame}</header><main>${main}</main></body></html>`;
    builder.add(extractPageFacts(captureOf(html, { url: host + path })));
  }
  return builder.finish(rest);
}

const kindOf = (site: SiteFacts, path: string): string | undefined =>
  site.pages.find(({ url }) => url === host + path)?.kind;

const chat = (name: string): string => `https://wa.me/34600111222?text=${encodeURIComponent(name)}`;
const picture = (number: number): string => `<img src="/f/${number}.jpg" width="600" height="600" alt="">`;
const text = "Hecho a mano en nuestro taller con materiales de la zona y mucho cuidado.";
const names = ["Jarrón azul", "Plato hondo", "Taza blanca", "Cuenco verde", "Fuente negra"];

const spanish: readonly Made[] = [
  ["/", `<h1>Cerámica</h1><p>${text}</p><a href="/piezas">Piezas</a>`],
  [
    "/piezas",
    `<h1>Piezas</h1><ul>${names.map((name, at) => `<li><a href="/piezas/${at}">${picture(at)}<h3>${name}</h3></a></li>`).join("")}</ul>`,
  ],
  ...names.map((name, at): Made => [
    `/piezas/${at}`,
    `${picture(at)}<h1>${name}</h1><p>${20 + at},50 €</p><a href="${chat(`Hola, me interesa: ${name}`)}">Escríbenos</a><p>${text}</p>`,
  ]),
];

describe("goods that are ordered in a chat", () => {
  it("are sold where each page's message carries the name of its thing", () => {
    const site = judge("es", spanish);
    expect(site.profile).toMatchObject({ business: "online-shop", sells: true, currencies: ["EUR"] });
    expect(["/piezas", "/piezas/0", "/piezas/4"].map((path) => kindOf(site, path))).toEqual([
      "category",
      "product",
      "product",
    ]);
    const index = site.pages.findIndex(({ url }) => url === `${host}/piezas/2`);
    expect(site.meaningOf(index)?.offer).toMatchObject({ price: 22.5, buyControl: true });
  });

  const cards = (order: (name: string) => string, price: (at: number) => string, goods: readonly string[]): string =>
    goods.map((name, at) => `<div>${picture(at)}<h3>${name}</h3><p>${price(at)}</p>${order(name)}</div>`).join("");
  const sweets = ["كنافة نابلسية", "بقلاوة بالفستق", "معمول بالتمر", "هريسة باللوز", "قطايف بالقشطة"];
  const chocolates = ["Sô cô la đen", "Sô cô la sữa", "Kẹo dừa", "Bánh quế", "Mứt gừng"];

  it("are sold from one page of cards, whatever the language", () => {
    const arabic = cards(
      (name) =>
        `<a href="https://api.whatsapp.com/send?phone=966500000000&text=${encodeURIComponent(`أريد ${name}`)}">واتساب</a>`,
      (at) => `${25 + at} ر.س`,
      sweets,
    );
    expect(
      judge("ar", [
        ["/", `<h1>حلويات</h1>${arabic}`],
        ["/contact", "<h1>اتصل</h1>"],
        ["/a", "<h1>ب</h1>"],
      ]).profile,
    ).toMatchObject({
      business: "online-shop",
      sells: true,
      currencies: ["SAR"],
    });
    const byPhone = cards(
      () => '<a href="tel:+84900000000">Gọi ngay</a>',
      (at) => `${45 + at}.000 ₫`,
      chocolates,
    );
    expect(
      judge("vi", [
        ["/", `<h1>Cửa hàng</h1>${byPhone}`],
        ["/b", "<h1>B</h1>"],
        ["/c", "<h1>C</h1>"],
      ]).profile,
    ).toMatchObject({ sells: true });
  });

  it("are sold where scripts open the chat, and where the page's aside holds price and control", () => {
    const made = ["Schal", "Mütze", "Handschuhe", "Decke"].map((name, at): Made => [
      `/wolle/${at}`,
      `<h1>${name}</h1>${picture(at)}<aside class="product-info"><p>${30 + at},00 €</p><a href="#" id="wa">Per WhatsApp anfragen</a></aside><p>Aus Wolle vom eigenen Hof, gestrickt in Handarbeit im Winter.</p>`,
    ]);
    const site = judge("de", [["/", "<h1>Hofladen</h1>"], ...made]);
    expect(site.profile).toMatchObject({ business: "online-shop", sells: true });
    expect(kindOf(site, "/wolle/1")).toBe("product");
  });

  it("are no goods where the site names a service, and shared pages are no orders", () => {
    const service = (name: string, at: number): Made => [
      `/p/${at}`,
      `<script type="application/ld+json">{"@context":"https://schema.org","@type":"HousePainter","name":"Malarz"}</script><h1>${name}</h1>${picture(at)}<p>od 4${at} zł</p><a href="${chat(name)}">WhatsApp</a><p>Malujemy mieszkania i domy w całym mieście od wielu lat.</p>`,
    ];
    const painter = judge("pl", [["/", "<h1>Malarz</h1>"], ...["Ściany", "Sufity", "Drzwi", "Okna"].map(service)]);
    expect(painter.profile.business).toBe("local-service");
    const shared = spanish.map(([path, main]): Made => [path, main.replaceAll("wa.me/34600111222?", "wa.me/?")]);
    expect(judge("es", shared).profile.sells).not.toBe(true);
  });

  it("are put into a cart that scripts show", () => {
    const card = (name: string, at: number): string =>
      `<div>${picture(at)}<h3>${name}</h3><b>4${at} €</b><button>In den Warenkorb</button></div>`;
    const made: readonly Made[] = [
      ["/", "<h1>Scheren</h1>"],
      ["/scheren", `<h1>Scheren</h1>${["Alpha", "Beta"].map(card).join("")}`],
      ["/kontakt", "<h1>Kontakt</h1>"],
    ];
    const { profile } = judge("de", made, '<button aria-label="Warenkorb">🛒 0</button>');
    expect(profile).toMatchObject({ business: "online-shop", sells: true });
  });
});
