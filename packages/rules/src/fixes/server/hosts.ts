import type { Fixer } from "../fixer.ts";
import type { SiteView } from "../../view/site-view.ts";
import { serverConfig } from "./servers.ts";

const otherHostOf = (host: string): string => (host.startsWith("www.") ? host.slice(4) : `www.${host}`);

/** The host as configuration text: letters, digits, dots, hyphens and a port only. */
const hostOf = ({ site }: SiteView): string => new URL(site.home).host.replace(/[^a-z0-9.:[\]-]/gi, "");

/** One host for the whole site; the other of www and bare moves there for good. */
export const oneHost: Fixer = (_cause, view) => {
  const host = hostOf(view);
  const other = otherHostOf(host);
  return serverConfig(
    {
      nginx: [
        "server {",
        "    listen 443 ssl;",
        `    server_name ${other};`,
        `    return 301 https://${host}$request_uri;`,
        "}",
      ].join("\n"),
      apache: [
        "RewriteEngine On",
        `RewriteCond %{HTTP_HOST} ^${other.replaceAll(".", "[.]")}$ [NC]`,
        `RewriteRule ^ https://${host}%{REQUEST_URI} [R=301,L]`,
      ].join("\n"),
      cloudflare: `Rules > Redirect Rules: hostname equals ${other} -> dynamic: concat("https://${host}", http.request.uri.path), 301, keep query`,
      hosted: `Domain settings: make ${host} the primary domain and redirect ${other} to it`,
    },
    view,
  );
};

/** Every http address to its https form. */
export const toHttps: Fixer = (_cause, view) => {
  const host = hostOf(view);
  return serverConfig(
    {
      nginx: [
        "server {",
        "    listen 80;",
        `    server_name ${host};`,
        `    return 301 https://${host}$request_uri;`,
        "}",
      ].join("\n"),
      apache: [
        "RewriteEngine On",
        "RewriteCond %{HTTPS} off",
        `RewriteRule ^ https://${host}%{REQUEST_URI} [R=301,L]`,
      ].join("\n"),
      cloudflare: "SSL/TLS > Edge Certificates > Always Use HTTPS: on",
      hosted: "Domain settings: switch the TLS (SSL) certificate and the redirect to https on",
    },
    view,
  );
};
