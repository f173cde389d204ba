import type { ClassCounts } from "../collect/class-names.ts";
import { detach } from "../text/characters.ts";
import type { TechEvidence } from "./tech-evidence.ts";

export interface PlatformFinding {
  name: string;
  /** What on the page says so. */
  evidence: string;
}

/** Generator texts by system; the first match wins, so shop systems stand before what they run on. */
const byGenerator: readonly (readonly [RegExp, string])[] = [
  [/woocommerce/i, "woocommerce"],
  [/prestashop/i, "prestashop"],
  [/shopware/i, "shopware"],
  [/magento/i, "magento"],
  [/shopify/i, "shopify"],
  [/wix\.com/i, "wix"],
  [/squarespace/i, "squarespace"],
  [/webflow/i, "webflow"],
  [/bigcommerce/i, "bigcommerce"],
  [/docusaurus/i, "docusaurus"],
  [/wordpress/i, "wordpress"],
  [/typo3/i, "typo3"],
  [/drupal/i, "drupal"],
  [/joomla/i, "joomla"],
  [/ghost/i, "ghost"],
  [/hugo/i, "hugo"],
  [/jekyll/i, "jekyll"],
  [/gatsby/i, "gatsby"],
  [/astro/i, "astro"],
  [/next\.js/i, "next"],
  [/nuxt/i, "nuxt"],
  [/oxid/i, "oxid"],
  [/jtl/i, "jtl-shop"],
  [/opencart/i, "opencart"],
  [/odoo/i, "odoo"],
  [/hostinger|zyro/i, "hostinger"],
  [/jimdo/i, "jimdo"],
];

/** Pieces of addresses that only one system produces. */
const byAddress: readonly (readonly [string, string])[] = [
  ["cdn.shopify.com", "shopify"],
  ["/cdn/shop/", "shopify"],
  [".myshopify.com", "shopify"],
  ["/wp-content/plugins/woocommerce", "woocommerce"],
  ["/static/frontend/", "magento"],
  ["/static/version", "magento"],
  ["/skin/frontend/", "magento"],
  ["/modules/ps_", "prestashop"],
  ["/bundles/storefront/", "shopware"],
  ["/themes/Frontend/Responsive", "shopware"],
  ["bigcommerce.com/", "bigcommerce"],
  ["static.wixstatic.com", "wix"],
  ["static.parastorage.com", "wix"],
  ["static1.squarespace.com", "squarespace"],
  ["assets.squarespace.com", "squarespace"],
  ["website-files.com", "webflow"],
  ["/wp-content/", "wordpress"],
  ["/wp-includes/", "wordpress"],
  ["/_next/static/", "next"],
  ["/_nuxt/", "nuxt"],
  ["catalog/view/theme", "opencart"],
  ["/typo3temp/", "typo3"],
  ["/typo3conf/", "typo3"],
  ["/sites/default/files/", "drupal"],
  ["ecwid.com", "ecwid"],
  ["/page-data/app-data.json", "gatsby"],
  ["/_astro/", "astro"],
];

const byHeader: readonly (readonly [string, RegExp | null, string])[] = [
  ["x-shopid", null, "shopify"],
  ["x-shopify-stage", null, "shopify"],
  ["powered-by", /shopify/i, "shopify"],
  ["x-wix-request-id", null, "wix"],
  ["x-magento-cache-debug", null, "magento"],
  ["x-magento-tags", null, "magento"],
  ["x-powered-by", /next\.js/i, "next"],
  ["x-powered-by", /prestashop/i, "prestashop"],
  ["x-generator", /drupal/i, "drupal"],
  ["sw-context-token", null, "shopware"],
];

/** Systems that build on another one: the finer name wins. */
const refines = new Map([["wordpress", "woocommerce"]]);

function fromGenerator(generator: string | null): PlatformFinding | null {
  if (generator === null) return null;
  const found = byGenerator.find(([pattern]) => pattern.test(generator));
  return found === undefined ? null : { name: found[1], evidence: `generator "${generator}"` };
}

function fromHeaders(headers: Readonly<Record<string, string>>): PlatformFinding | null {
  for (const [name, pattern, system] of byHeader) {
    const value = headers[name];
    if (value !== undefined && (pattern === null || pattern.test(value)))
      return { name: system, evidence: `header ${name}` };
  }
  return null;
}

const ofSystem: ReadonlySet<string> = new Set(
  "stylesheet preload modulepreload icon apple-touch-icon pingback edituri".split(" "),
);
/** What editors put there, which stays behind when a site moves to another system. */
const uploaded = "/uploads/";

/** Scripts, styles and the theme's icon; pictures and pages may be left from another system, or stand on another site. */
function resourceAddresses({ resources, head }: TechEvidence): string[] {
  const found: string[] = [];
  for (const script of resources.scripts) if (script.url !== null) found.push(script.url);
  for (const { rel, href } of head.linkRels)
    if (rel.some((one) => ofSystem.has(one)) && !href.includes(uploaded)) found.push(href);
  return found;
}

function findAddress(addresses: readonly string[]): PlatformFinding | null {
  const joined = addresses.join("\n");
  for (const [piece, name] of byAddress) {
    if (!joined.includes(piece)) continue;
    const address = addresses.find((one) => one.includes(piece)) ?? piece;
    return { name, evidence: detach(address.slice(0, 200)) };
  }
  return null;
}

const fromAddresses = (evidence: TechEvidence): PlatformFinding | null => findAddress(resourceAddresses(evidence));

const isWoocommerce = (classes: ClassCounts): boolean =>
  [...classes.keys()].some(({ names }) => names.includes("woocommerce") || names.includes("woocommerce-page"));

function fromClasses(evidence: TechEvidence): PlatformFinding | null {
  if (isWoocommerce(evidence.state.classes)) return { name: "woocommerce", evidence: 'class "woocommerce"' };
  if (evidence.state.ids.has("__docusaurus")) return { name: "docusaurus", evidence: 'element with id "__docusaurus"' };
  if (evidence.state.ids.has("__next")) return { name: "next", evidence: 'element with id "__next"' };
  return null;
}

/** A framework that writes the page and asks for files of its own: what lies at a shop system's address is only fetched from there. */
function fromFramework(evidence: TechEvidence): PlatformFinding | null {
  const isNext = evidence.state.ids.has("__next") && resourceAddresses(evidence).some((one) => one.includes("/_next/"));
  return isNext ? { name: "next", evidence: 'element with id "__next"' } : null;
}

export function readPlatform(evidence: TechEvidence): PlatformFinding | null {
  const first =
    fromGenerator(evidence.head.generator) ??
    fromHeaders(evidence.headers) ??
    fromFramework(evidence) ??
    fromAddresses(evidence);
  if (first === null) return fromClasses(evidence);
  const finer = refines.get(first.name);
  if (finer === undefined) return first;
  const others = [fromClasses(evidence), fromAddresses(evidence), ...woocommerceMeta(evidence)];
  return others.find((other) => other?.name === finer) ?? first;
}

function woocommerceMeta({ head }: TechEvidence): PlatformFinding[] {
  const meta = head.metas.find(({ key, content }) => key === "generator" && /woocommerce/i.test(content));
  return meta === undefined ? [] : [{ name: "woocommerce", evidence: `generator "${meta.content}"` }];
}
