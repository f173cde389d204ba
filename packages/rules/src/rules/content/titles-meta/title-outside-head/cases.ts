import type { PageRuleCases } from "../../../../rule-cases.ts";

export const cases: PageRuleCases = {
  passing: [
    `<!doctype html><html><head><title>Blue mug</title></head><body><p>Text</p></body></html>`,
    `<!doctype html><title>Blue mug</title><p>Head and body tags may be left out.</p>`,
    `<!doctype html><html><head><title>Blue mug</title></head><body><title>Again</title></body></html>`,
  ],
  failing: [
    `<!doctype html><html><head></head><body><title>Blue mug</title><p>Text</p></body></html>`,
    `<!doctype html><html><head><div></div><title>Blue mug</title></head><body><p>Text</p></body></html>`,
  ],
  outside: [`<!doctype html><html><head></head><body><svg><title>Logo</title></svg></body></html>`],
};
