import type { SiteRuleCases } from "../../../../rule-cases.ts";

const home = "<!doctype html><html lang=en><title>Tea</title><p>Tea";
const file = (contentType: string, status = 200) => ({
  html: "secret",
  status,
  headers: { "content-type": contentType },
});

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": home } },
    { pages: { "/": home, "/docs/.env": home } },
    { pages: { "/": home, "/backup.zip": file("application/zip", 404) } },
    { pages: { "/": home, "/catalogue.zip": file("application/zip") } },
  ],
  failing: [
    { pages: { "/": home, "/.git/HEAD": file("text/plain") }, faults: ["/.git/HEAD"] },
    { pages: { "/": home, "/dump.sql.gz": file("application/gzip") }, faults: ["/dump.sql.gz"] },
    { pages: { "/": home, "/.env": file("application/octet-stream") }, faults: ["/.env"] },
  ],
  outside: [{ pages: { "/": { html: home, status: 500 } } }],
};
