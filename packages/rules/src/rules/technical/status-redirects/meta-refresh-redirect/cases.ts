import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (content: string): string =>
  `<html><head><title>Soap</title><meta http-equiv="refresh" content="${content}"></head><body><h1>Soap</h1></body></html>`;

const scripted = (script: string, body = ""): string =>
  `<html><head><title>Soap</title><script>${script}</script></head><body>${body}</body></html>`;

export const cases: PageRuleCases = {
  passing: [
    "<html><head><title>Soap</title></head><body><h1>Soap</h1></body></html>",
    page("300"),
    page("60; url=https://shop.example/page"),
    page("5; url=/files/manual.pdf"),
    // What has text of its own may move on a click; where a program fills the page, it decides.
    scripted('if (sold) location.href = "/new"', `<p>${"Soap of olive oil, boiled by hand. ".repeat(6)}</p>`),
    scripted('location.href = "/login"', '<div id="root"></div><script src="/app.js"></script>'),
    scripted("location.replace(location.href.replace('http:', 'https:'))"),
  ],
  failing: [
    page("0; url=/new"),
    page("5;URL='https://other.example/'"),
    page("0;url=https://shop.example/"),
    scripted('window.location.replace("/en/")'),
    scripted("window.location.href = '/de/'", '<a href="/de/">Weiter</a>'),
    scripted(
      'self.__next_f.push([1,"E{\\"digest\\":\\"NEXT_REDIRECT;replace;/en;307;\\"}"])',
      '<script src="/_next/app.js"></script>',
    ),
  ],
  outside: [{ html: page("0; url=/new"), status: 404 }, page("0; url=/kosar/"), page("0;url=/my-account/")],
};
