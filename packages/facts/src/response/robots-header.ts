/** Directives that take a value after a colon; any other word before a colon is a crawler's name. */
const valued = new Set(["max-snippet", "max-image-preview", "max-video-preview", "unavailable_after"]);

export interface RobotsDirectives {
  /** For every crawler. */
  general: string[];
  byAgent: Record<string, string[]>;
}

/**
 * Reads an X-Robots-Tag: "noindex, googlebot: nofollow". A crawler's name holds until the next name, as repeated headers
 * arrive joined by commas this errs on the side of one crawler.
 */
export function readRobotsHeader(value: string | undefined): RobotsDirectives {
  const read: RobotsDirectives = { general: [], byAgent: {} };
  let agent: string | null = null;
  for (const part of (value ?? "").toLowerCase().split(",")) {
    let directive = part.trim();
    const name = /^([a-z][\w-]*)\s*:/.exec(directive)?.[1];
    if (name !== undefined && !valued.has(name)) {
      agent = name;
      directive = directive.slice(directive.indexOf(":") + 1).trim();
    }
    if (directive === "") continue;
    if (agent === null || agent === "*" || agent === "robots") read.general.push(directive);
    else (read.byAgent[agent] ??= []).push(directive);
  }
  return read;
}

export function generalDirectives(value: string | undefined): string[] {
  return value === undefined ? [] : readRobotsHeader(value).general;
}
