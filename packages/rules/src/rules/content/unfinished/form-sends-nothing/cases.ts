import type { SiteRuleCases } from "../../../../rule-cases.ts";

const FIELDS = '<input name="name"><input type="email" name="mail"><textarea name="text"></textarea>';
const form = (tag: string, fields = FIELDS): string => `<form ${tag}>${fields}<button>Send</button></form>`;
const WORDS = "Write to us about our teas, and we answer within a day or two, on Saturdays as well. ".repeat(4);
const page = (body: string, script = ""): string =>
  `<!doctype html><html lang=en><head><title>Contact</title></head><body><main><h1>Contact</h1><p>${WORDS}</p>${body}</main>${script}</body></html>`;

const taken = (then: string): string =>
  `<script>document.querySelector("form").addEventListener("submit", (event) => { event.preventDefault(); ${then} });</script>`;
const thanks = taken('alert("Thank you!"); event.target.reset(); location.href = "thanks.html";');

const file = { url: "/js/main.js", maySend: false, takesOver: true };
const withFile = page(form('id="contact"'), "<script src=/js/main.js></script>");

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/contact": page(form('id="contact"'), taken('fetch("/api", { method: "POST" });')) } },
    { pages: { "/contact": withFile }, scripts: [{ ...file, maySend: true }] },
    // Handed over to a mail program, a messenger, or another page that reads its address.
    { pages: { "/contact": page(form(""), taken('location.href = "mailto:a@b.example?body=" + text;')) } },
    { pages: { "/contact": page(form(""), taken('window.open("https://wa.me/123?text=" + text);')) } },
    { pages: { "/contact": page(form(""), taken('location.href = "send.html?text=" + text;')) } },
  ],
  failing: [
    { pages: { "/contact": page(form('class="card" id="contact"'), thanks) }, faults: ["/contact"] },
    { pages: { "/contact": page(form('action="#"'), thanks), "/": page("<p>Tea</p>") }, faults: ["/contact"] },
    { pages: { "/contact": withFile, "/b": withFile }, scripts: [file], faults: ["/contact", "/b"] },
    {
      pages: {
        "/contact": page(
          form("novalidate"),
          `${thanks}<script src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>`,
        ),
      },
      faults: ["/contact"],
    },
  ],
  outside: [
    // Sent by the browser, by the server of the same page, by a service or by a library's attributes.
    { pages: { "/contact": page(form('action="/send"'), thanks) } },
    { pages: { "/contact": page(form('method="post"'), thanks) } },
    { pages: { "/contact": page(form('data-netlify="true"'), thanks) } },
    { pages: { "/contact": page(form('onsubmit="send()"'), thanks) } },
    { pages: { "/contact": page(form("", `${FIELDS}<button formaction="/send">Order</button>`), thanks) } },
    // A search, a login and a newsletter's one field ask nobody in writing.
    { pages: { "/": page(form('role="search"', "<input type=search name=q>"), thanks) } },
    { pages: { "/": page(form("", "<input type=email name=m><input type=password name=p>"), thanks) } },
    { pages: { "/": page(form("", "<input type=email name=m>"), thanks) } },
  ],
  unknown: [
    { pages: { "/contact": withFile } },
    { pages: { "/contact": withFile }, scripts: [{ ...file, maySend: null }] },
    // No script takes it over: the page's own address may.
    { pages: { "/contact": page(form("")) } },
    { pages: { "/contact": page(form(""), `${thanks}<script src="https://forms.mailer.com/embed.js"></script>`) } },
  ],
};
