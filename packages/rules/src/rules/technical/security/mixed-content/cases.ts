import type { PageRuleCases } from "../../../../rule-cases.ts";

const image = '<img src="http://cdn.example/tea.jpg" alt="Tea">';

export const cases: PageRuleCases = {
  passing: [
    '<title>Tea</title><img src="https://cdn.example/tea.jpg" alt="Tea"><script src="//cdn.example/a.js"></script>',
    // A plain link to an http page loads nothing.
    '<title>Tea</title><a href="http://other.example/">Other</a>',
    `<meta http-equiv="Content-Security-Policy" content="upgrade-insecure-requests"><title>Tea</title>${image}`,
    { html: image, headers: { "content-security-policy": "upgrade-insecure-requests" } },
  ],
  failing: [
    `<title>Tea</title>${image}`,
    '<title>Tea</title><script src="http://cdn.example/a.js"></script><p>Tea',
    '<title>Tea</title><link rel=stylesheet href="http://cdn.example/a.css"><p>Tea',
  ],
  outside: [
    { url: "http://shop.example/tea", html: image },
    { url: "http://127.0.0.1:3000/tea", html: image },
  ],
};
