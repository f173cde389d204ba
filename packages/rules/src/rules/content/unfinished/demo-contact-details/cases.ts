import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (body: string, lang = "en"): { html: string; url: string } => ({
  url: "https://tea.shop/contact",
  html: `<!doctype html><html lang=${lang}><head><title>Contact</title></head><body><main><h1>Contact</h1>${body}<p>We answer within a day, on weekdays from nine to five.</p></main></body></html>`,
});

export const cases: PageRuleCases = {
  passing: [
    page("<p>+1 (234) 555-6789 is not ours; +(353) 91 234 5678</p>"),
    page('<a href="mailto:hello@tea.shop">hello@tea.shop</a><a href="tel:+353915550100">+353 91 555 0100</a>'),
    page("<p>Phone 020 7123 4567</p><p>Order 1234567</p><p>EAN 4006381333931</p>"),
    page("<p>Your mail address, for example you@example.com</p><p>Doe &amp; Sons</p>"),
    page("<p>Telefon 0163 2960123</p><p>12345 Berlin</p>", "de"),
    page("<p>電話 03-1234-5678</p><p>東京都港区</p>", "ja"),
    page("<p>Тел. +7 495 123-45-67</p>", "ru"),
    page("<p>USt-IdNr. DE123456789</p>", "de"),
    page("<p>SKU 555-0123 blue</p><p>+90 555 321 45 67</p>", "tr"),
  ],
  failing: [
    page("<p>+(1) 2345 6789</p>", "id"),
    { ...page("", "id"), html: page("", "id").html.replace("<main>", "<header><p>+(1) 2345 6789</p></header><main>") },
    page('<a href="mailto:info@example.com">Write to us</a>'),
    page("<p>Email: hello@example.com</p>"),
    page('<a href="tel:+15551234567">Call</a>'),
    page("<p>Call 123-456-7890</p>"),
    page("<p>(212) 555-0123</p>"),
    page("<p>Telefon +49 30 23125 123</p>", "de"),
    page("<p>Musterstraße 1, 12345 Musterstadt</p>", "de"),
    page("<p>Max Mustermann</p>", "de"),
    page("<p>Tél. 01 99 00 12 34</p>", "fr"),
    page("<p>〒000-0000 ○○県○○市○○町</p>", "ja"),
    page("<p>+91 XXXXX XXXXX</p>", "hi"),
    page('<a href="mailto:info@yourdomain.com">Пишите нам</a>', "ru"),
  ],
  outside: [
    page("<p>Email: hello@example.com</p><code>mailto:hello@example.com</code>"),
    { ...page("<p>Call 123-456-7890</p>"), status: 404 },
  ],
};
