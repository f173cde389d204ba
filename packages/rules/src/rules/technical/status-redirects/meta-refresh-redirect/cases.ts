import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (content: string): string =>
  `<html><head><title>Soap</title><meta http-equiv="refresh" content="${content}"></head><body><h1>Soap</h1></body></html>`;

export const cases: PageRuleCases = {
  passing: [
    "<html><head><title>Soap</title></head><body><h1>Soap</h1></body></html>",
    page("300"),
    page("60; url=https://shop.example/page"),
    page("5; url=/files/manual.pdf"),
  ],
  failing: [page("0; url=/new"), page("5;URL='https://other.example/'"), page("0;url=https://shop.example/")],
  outside: [{ html: page("0; url=/new"), status: 404 }],
};
