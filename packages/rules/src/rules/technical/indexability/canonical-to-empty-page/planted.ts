import { type Planting, T, absolute, canonical, canonicalTag, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

const STUB = "/care-stub";
const html = `<!doctype html><html lang="en"><head><title>Care</title><meta name="viewport" content="width=device-width, initial-scale=1">${canonical(absolute(STUB))}</head><body><main><p>Go on</p></main></body></html>`;

export const planting: Planting = planted(
  p.all(
    p.add(STUB, { html }),
    p.swap(T, canonicalTag, canonical(absolute(STUB))),
    p.sitemaps((facts) => ({ ...facts, entries: facts.entries.filter(({ url }) => url !== absolute(T)) })),
  ),
  "empty-pages",
);
