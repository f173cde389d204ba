import type { PageRuleCases } from "../../../../rule-cases.ts";

const link = (text: string, index = 0): string => `<a href="https://spam${index}.example/">${text}</a> `;
const spam = ["viagra online", "cialis cheap", "slot gacor", "judi bola", "payday loans"].map(link);
const page = (body: string, title = "Tea from Uji"): string =>
  `<!doctype html><html lang=en><head><title>${title}</title></head><body><main><h1>${title}</h1><p>Fine tea.</p>${body}</main></body></html>`;

export const cases: PageRuleCases = {
  passing: [
    page(""),
    page(`<p>${link("a study on viagra in tea")}</p>`),
    page(`<div style="display:none">${[1, 2, 3].map((index) => link("Partner shop", index)).join("")}</div>`),
    page(spam.join(""), "Casino guide"),
  ],
  failing: [page(`<div style="display:none">${spam.slice(0, 3).join("")}</div>`), page(spam.join(""))],
  outside: [{ html: page(spam.join("")), status: 404 }],
};
