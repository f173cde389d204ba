import { expect, test } from "vitest";
import { maySend, takesOverForms } from "./may-send.ts";
import { readUnsentForms } from "./read-unsent-forms.ts";

test.each([
  ["fetch('/api')"],
  ["const { ajax } = $; ajax(o)"],
  ["navigator.sendBeacon(u, d)"],
  ["form.submit()"],
  ["location.href = url"],
  ["window.location = `/go?text=${text}`"],
  ["location.assign('/go?x=' + x)"],
  ["location.replace(next)"],
  ["a.href = 'mailto:' + to; a.click()"],
  ["open('https://chat.example/?t=' + t)"],
  ["d.createElement(s)"],
  ["document.createElement('iframe')"],
  ["import('./send.js')"],
  ["navigator.clipboard.writeText(order)"],
])("%s may send", (script) => expect(maySend(script)).toBe(true));

test.each([
  ['location.href = "thanks.html";'],
  ["if (location.pathname === '/x') show()"],
  ['window.location.replace("/thanks/")'],
  ["document.createElement('div'); card.append(row)"],
  ["menu.open(); dialog.close()"],
  ["localStorage.setItem('cart', JSON.stringify(cart))"],
])("%s sends nothing", (script) => expect(maySend(script)).toBe(false));

test("a script takes forms over that stops what their button does", () => {
  expect(takesOverForms("f.addEventListener('submit', (e) => { e.preventDefault(); })")).toBe(true);
  expect(takesOverForms("a.addEventListener('click', (e) => { e.preventDefault(); })")).toBe(false);
});

const FORM = "<FORM id=order><INPUT name=name><input type=tel name=phone><button>Order</button></FORM>";

test("fields of the first form and what inline scripts can do are kept", () => {
  expect(
    readUnsentForms(`${FORM}<!-- <script>fetch(1)</script> -->${FORM}<script>x.onsubmit = preventDefault</script>`),
  ).toEqual({ count: 2, fields: ["name", "phone"], maySend: false, takesOver: true });
  expect(readUnsentForms(`${FORM}<script>fetch(1)</script>`)?.maySend).toBe(true);
  expect(readUnsentForms(`${FORM}<script type="application/json">{"fetch":1}</script>`)?.maySend).toBe(false);
});

test("snippets of statistics tools are no way to send a form", () => {
  const snippet =
    "(function(w,d,s){var j=d.createElement(s);j.src='https://www.googletagmanager.com/gtm.js'})(window,document,'script')";
  expect(readUnsentForms(`${FORM}<script>${snippet}</script>`)?.maySend).toBe(false);
});

test("a page of thousands of unclosed forms costs no more than its length", () => {
  const before = performance.now();
  expect(readUnsentForms("<form ".repeat(200_000) + "<form>".repeat(50_000))).toBeNull();
  expect(performance.now() - before).toBeLessThan(2000);
});
