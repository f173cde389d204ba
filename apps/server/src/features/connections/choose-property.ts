const DOMAIN = "sc-domain:";

/**
 * The property whose pages are those of the site: the closest domain property, which holds all addresses of its names,
 * else the address prefix that holds most of the site. Null when none covers the start page.
 */
export function chooseProperty(properties: readonly string[], home: string): string | null {
  const { hostname } = new URL(home);
  const domains = properties.filter((name) => name.startsWith(DOMAIN) && covers(name.slice(DOMAIN.length), hostname));
  const prefixes = properties.filter((name) => !name.startsWith(DOMAIN) && home.startsWith(name));
  const byLength = (a: string, b: string): number => a.length - b.length;
  return domains.toSorted(byLength).at(-1) ?? prefixes.toSorted(byLength).at(0) ?? null;
}

const covers = (domain: string, host: string): boolean => host === domain || host.endsWith(`.${domain}`);
