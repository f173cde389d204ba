import { isAllowed, parseRobots, type Probe } from "@audit/facts";

/** Whether a robots.txt that lies in a folder would shut Google out of the whole site, were it at the root. */
export function closesAll(robots: Probe | null): boolean {
  if (robots === null || robots.status !== 200 || robots.text === null || /<html|<!doctype/i.test(robots.text))
    return false;
  return !isAllowed(parseRobots(robots.text), "Googlebot", new URL("/", robots.url).href);
}
