import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (...hrefs: readonly string[]): string =>
  `<!doctype html><html lang="en"><head><title>Tea</title></head><body><main><h1>Tea</h1>${hrefs.map((href) => `<a href="${href}">Order</a>`).join(" ")}</main></body></html>`;

export const cases: PageRuleCases = {
  passing: [
    page("https://wa.me/35315550100", "https://wa.me/+353%201%20555%200100?text=Hello&amp;lang=en"),
    // Shared with friends, in a catalogue, by a code or by a link of its own.
    page(
      "https://wa.me/?text=Look%20at%20this",
      "https://api.whatsapp.com/send?text=Look",
      "https://t.me/share/url?url=x",
    ),
    page("https://wa.me/c/35315550100", "https://wa.me/message/ABCDEF123", "https://wa.me/qr/0123ABC"),
    page("https://api.whatsapp.com/send?phone=%2B353915550100&amp;text=Hi", "whatsapp://send?phone=353915550100"),
    // Hotlines, keys and letters that are dialled.
    page("tel:112", "tel:19123", "tel:*100#", "tel:1-800-FLOWERS", "tel:+353 91 555 0100", "tel:٠١٢٣٤٥٦٧"),
    page(
      "mailto:info@shop.example",
      "mailto:?subject=Tea",
      "mailto:info%40shop.example",
      "mailto:info(at)shop.example",
    ),
    page("https://t.me/teashop", "https://t.me/+AbCdEf"),
    // Placeholders and fields of a template are told elsewhere.
    page("https://wa.me/1234567890", "https://wa.me/{{ phone }}", "tel:", "mailto:"),
  ],
  failing: [
    page("https://wa.me/01015550100"),
    page("https://wa.me/00353915550100"),
    page("https://api.whatsapp.com/send?text=Hi&amp;phone=0915550100"),
    page("https://web.whatsapp.com/send/?phone=55501"),
    page("whatsapp://send?phone=0915550100"),
    page("https://wa.me/35391%20"),
    page("https://wa.me/353915550100353915550100"),
    page("https://wa.me/353915550100&amp;text=Hello%20there"),
    page("https://t.me/"),
    page("tel:phone", "tel:+"),
    page("mailto:info"),
  ],
  outside: [page("/teas"), page("https://www.instagram.com/teashop")],
};
