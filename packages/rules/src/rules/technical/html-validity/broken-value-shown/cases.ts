import type { SiteCase } from "@audit/testkit";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = (title: string, body: string, lang = "en"): string =>
  `<!doctype html><html lang=${lang}><head><title>${title}</title></head><body><main>${body}<p>We sell tea from small gardens in Uji and roast it ourselves every week.</p></main></body></html>`;
const site = (html: string): SiteCase => ({ pages: { "/": html } });
const faulty = (html: string): SiteCase & { faults: string[] } => ({ ...site(html), faults: ["/"] });

export const cases: SiteRuleCases = {
  passing: [
    site(page("Tea", "<h1>Green tea</h1><p>€ 19.90</p>")),
    site(
      page("The undefined term", "<h1>Null and void: what it means</h1><p>An undefined number of visitors came.</p>"),
    ),
    site(page("Nan's tea house", "<h1>Nan Madol</h1><p>Nan € 5.00</p>")),
    site(page("Null Grad", "<h1>Tee bei null Grad</h1><p>Versand: null Euro sind es nicht.</p>", "de")),
    site(page("Tea", "<h1>undefined</h1><code>undefined</code>")),
  ],
  failing: [
    faulty(page("Tea", "<h1>undefined</h1>")),
    faulty(page("undefined | Tea", "<h1>Tea</h1>")),
    faulty(page("Tea", "<h1>Tea</h1><p>€NaN</p>")),
    faulty(page("Tee", "<h1>Tee</h1><p>undefined €</p>", "de")),
    faulty(page("Чай", "<h1>Чай</h1><p>не число ₽</p>", "ru")),
    faulty(page("お茶", "<h1>お茶</h1><p>¥NaN</p>", "ja")),
    faulty(page("Tea", "<h1>Tea</h1><p>Delivered to [object Object] tomorrow.</p>")),
    {
      pages: { "/": page("Tea", "<h1>Tea</h1>") },
      rendered: { "/": { html: page("Tea", "<h1>undefined</h1>") } },
      faults: ["/"],
    },
  ],
  outside: [{ pages: { "/": { html: page("undefined", ""), status: 404 } } }],
};
