import { scripts } from "../../../../case-pages/product-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const job = { "@context": "https://schema.org", "@type": "JobPosting", title: "Potter" };
const page = (name: string, jsonLd: unknown): string =>
  `<!doctype html><html lang="en"><head><title>${name}</title>${scripts(jsonLd)}</head><body class="job-page"><main class="job"><h1>${name}</h1><section class="job-text"><p>We look for somebody who likes clay and early mornings.</p></section></main></body></html>`;
const NAMES = ["Potter", "Glazer", "Packer", "Driver", "Buyer", "Clerk"];
const jobs = (markup: (index: number) => unknown): { pages: Record<string, string> } => ({
  pages: {
    "/": page("Acme", null),
    ...Object.fromEntries(NAMES.map((name, index) => [`/jobs/${name.toLowerCase()}`, page(name, markup(index))])),
  },
});

export const cases: SiteRuleCases = {
  passing: [
    jobs(() => job),
    jobs(() => null),
    jobs((index) => (index < 3 ? job : null)),
    jobs((index) => (index < 5 ? job : "{")),
  ],
  failing: [{ ...jobs((index) => (index < 5 ? job : null)), faults: ["/jobs/clerk"] }],
  outside: [{ pages: { "/": page("Acme", null), "/jobs/potter": page("Potter", job) } }],
};
