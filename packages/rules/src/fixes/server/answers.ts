import { shell } from "../../escape/shell.ts";
import { distinctUrls, type Fixer } from "../fixer.ts";
import { isHosted, serverConfig, serverOf } from "./servers.ts";

export const fixed =
  (forms: Parameters<typeof serverConfig>[0]): Fixer =>
  (_cause, view) =>
    serverConfig(forms, view);

/** Addresses that only an app in the browser knows are answered with the page that loads it. */
export const appForAll: Fixer = fixed({
  nginx: "location / {\n    try_files $uri $uri/ /index.html;\n}",
  apache: "FallbackResource /index.html",
  cloudflare: "Cloudflare Pages, Netlify: a file _redirects with the line\n/* /index.html 200",
});

/** Addresses that don't exist answer 404. */
export const notFound: Fixer = fixed({
  nginx: "location / {\n    try_files $uri $uri/ =404;\n}\nerror_page 404 /404.html;",
  apache: "ErrorDocument 404 /404.html\n# and no rule that sends unknown addresses to the home page with status 200",
  hosted: "Theme: the template for unknown addresses (404) must not be replaced by a redirect or the home page",
});

/** robots.txt is served as a file, without the shop's code. */
export const robotsAnswer: Fixer = fixed({
  nginx:
    "location = /robots.txt {\n    root /var/www/html;  # the folder of the file\n    default_type text/plain;\n    try_files /robots.txt =404;\n}",
  apache:
    '<Files "robots.txt">\n    ForceType text/plain\n    Require all granted\n</Files>\n# and exclude it from rewriting:\nRewriteRule ^robots[.]txt$ - [L]',
});

/** A cache for nginx, which never keeps answers that set cookies; for other servers the measurements to start from. */
export const pageCache: Fixer = (cause, view) =>
  serverOf(view) === "nginx" && !isHosted(view) ? NGINX_CACHE : measure(cause, view);

const NGINX_CACHE = [
  "# in http { }",
  "fastcgi_cache_path /var/cache/nginx/pages levels=1:2 keys_zone=pages:20m inactive=60m;",
  "# in the PHP location; visitors with a cookie (cart, account) are never served from the cache",
  "fastcgi_cache pages;",
  'fastcgi_cache_key "$scheme$request_method$host$request_uri";',
  "fastcgi_cache_valid 200 10m;",
  "fastcgi_cache_bypass $http_cookie;",
  "fastcgi_no_cache $http_cookie;",
].join("\n");

/** Verified search engines pass the firewall. */
export const verifiedBots: Fixer = (_cause, view) =>
  view.platform === "shopify"
    ? null
    : [
        "# Cloudflare: Security > WAF > Custom rules, action Skip, expression:",
        "(cf.client.bot)",
        "# other firewalls: allow by reverse DNS, e.g. *.googlebot.com, *.search.msn.com, *.applebot.apple.com,",
        "# and by the address lists that OpenAI, Anthropic and Perplexity publish for their search crawlers",
      ].join("\n");

/** What to run for each address; the server's log at that moment names the reason. */
export const measure: Fixer = (cause) =>
  distinctUrls(cause)
    .filter((url) => url.startsWith("http"))
    .slice(0, 20)
    .map(
      (url) => `curl -sS -o /dev/null -w '%{http_code} %{time_starttransfer}s %{size_download} bytes\\n' ${shell(url)}`,
    )
    .join("\n") || null;
