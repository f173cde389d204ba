import type { PageRuleCases } from "../../../../rule-cases.ts";

const challenge = `<!DOCTYPE html><html lang="en-US"><head><title>Just a moment...</title>
<meta name="robots" content="noindex,nofollow"></head><body><div class="main-wrapper" role="main">
<noscript>Enable JavaScript and cookies to continue</noscript></div>
<script>(function(){window._cf_chl_opt={cvId:'3',cType:'managed'};var a=document.createElement('script');
a.src='/cdn-cgi/challenge-platform/h/g/orchestrate/chl_page/v1';document.head.appendChild(a);}());</script></body></html>`;
const dataDome = `<html><head><title>shop.example</title></head><body><p id="cmsg">Please enable JS and disable any ad blocker</p>
<script>var dd={'rt':'c','cid':'AHrlqAAAAAMA','hsh':'13C44BAB4C9D728BBD66E2A9F0233C'}</script>
<script src="https://ct.captcha-delivery.com/c.js"></script></body></html>`;

export const cases: PageRuleCases = {
  passing: [
    "<title>Soap</title><h1>Soap</h1><p>Olive soap, boiled for eight days.</p>",
    { html: "<title>Not found</title><h1>Not found</h1>", status: 404 },
    {
      html: "<title>Soap</title><h1>Soap</h1><p>Just a moment of calm: olive soap for your evening bath.</p>",
      headers: { server: "cloudflare", "cf-ray": "8f1c-AMS" },
    },
  ],
  failing: [
    { html: challenge, status: 403, headers: { server: "cloudflare", "cf-mitigated": "challenge" } },
    { html: dataDome, status: 403, headers: { "x-datadome": "protected" } },
  ],
  outside: [
    { html: "%PDF-1.7", headers: { "content-type": "application/pdf" } },
    { failure: { kind: "timeout", message: "The server did not answer within 30 seconds." } },
  ],
};
