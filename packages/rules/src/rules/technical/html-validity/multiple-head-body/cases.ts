import type { PageRuleCases } from "../../../../rule-cases.ts";

export const cases: PageRuleCases = {
  passing: [
    "<!doctype html><html><head><title>Tea</title></head><body><p>Tea</p></body></html>",
    "<title>Tea</title><p>Tea<script>document.write('<body><head>')</script>",
    "<title>Tea</title><pre>&lt;body&gt;&lt;body&gt;</pre>",
  ],
  failing: [
    "<html><head><title>Tea</title></head><body><p>Tea</p><body><p>More</p></body></html>",
    "<html><head><title>Tea</title></head><head><meta name=robots content=noindex></head><body><p>Tea</p></body></html>",
  ],
  outside: [{ html: "<body><body>", status: 404 }],
};
