import { OFFER, PRODUCT, productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const date = "Thu, 15 Jan 2026 12:00:00 GMT";
const until = (priceValidUntil: unknown, headers: Record<string, string> = { date }): ReturnType<typeof productPage> =>
  productPage({ jsonLd: { ...PRODUCT, offers: { ...OFFER, priceValidUntil } }, headers });

export const cases: PageRuleCases = {
  passing: [until("2026-12-31"), until("2026-01-15"), until("2026-01-15T18:00:00Z")],
  failing: [until("2025-12-31"), until("2026-01-15T08:00:00Z"), until("2024-11-20")],
  outside: [until(undefined), until("soon"), until("2025-12-31", {}), productPage({ jsonLd: null })],
};
