import type { PageRuleCases } from "../../../../rule-cases.ts";

export const cases: PageRuleCases = {
  passing: ["<html lang=en><title>Tea</title><p>Tea", '<html lang="de-AT"><title>Tee</title><p>Tee'],
  failing: [
    "<html><title>Tea</title><p>Tea",
    '<html lang=""><title>Tea</title><p>Tea',
    // A script shell still brings its html element.
    '<html><title>Tea</title><body><div id=root></div><script src="/app.js"></script>',
  ],
  outside: [
    // Nobody sees a page that forwards at once.
    '<html><title>Redirecting</title><meta http-equiv=refresh content="0;url=/new"><p>Moved',
    { html: "<html><p>Gone", status: 404 },
    { html: "{}", headers: { "content-type": "application/json" } },
  ],
};
