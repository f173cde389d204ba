import type { IncomingMessage, ServerResponse } from "node:http";
import type { PageFacts } from "@audit/facts";

/** What a crawl of a hostile site came to. */
export interface Seen {
  /** Code of the refusal when nothing at all could be had, else null. */
  readonly refused: string | null;
  readonly pages: readonly PageFacts[];
  readonly requests: number;
  /** Addresses not read, by reason. */
  readonly notRead: Readonly<Record<string, number>>;
  readonly sitemapErrors: readonly string[];
}

/** Says what is wrong with an outcome, or null. */
export type Ending = (seen: Seen) => string | null;

export interface Visit {
  readonly path: string;
  /** Address of the site without final slash. */
  readonly origin: string;
  /** How often this path was asked for, this time included. */
  readonly times: number;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** How a site is served: over plain HTTP, or in a way that is itself the hostility. */
export type Transport =
  | "http"
  | "expired"
  | "other-host"
  | "self-signed"
  | "old-tls"
  | "any-tls"
  | "http2"
  | "ipv6"
  | "no-name";

export interface HostileSite {
  readonly name: string;
  readonly transport?: Transport;
  /** Answers one request; what it leaves alone is 404. @returns whether it answered. */
  readonly answer: (visit: Visit) => boolean;
  /** The defined state in which an audit of it must end. */
  readonly ends: Ending;
}

/** A site that answers by path. */
export const routes =
  (paths: Readonly<Record<string, (visit: Visit) => void>>): HostileSite["answer"] =>
  (visit) => {
    const answer = paths[visit.path];
    answer?.(visit);
    return answer !== undefined;
  };

const HTML = "text/html; charset=utf-8";

export const send =
  (body: string | Uint8Array, headers: Readonly<Record<string, string>> = {}, status = 200) =>
  ({ response }: Visit): void => {
    response.writeHead(status, { "content-type": HTML, ...headers });
    response.end(body);
  };

export const page = (title: string, ...links: readonly string[]): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main><h1>${title}</h1>${links
    .map((href) => `<a href="${href}">${href}</a>`)
    .join(" ")}</main></body></html>`;

export const html = (title: string, ...links: readonly string[]): ((visit: Visit) => void) =>
  send(page(title, ...links));

export const redirect =
  (to: string | ((visit: Visit) => string), status = 302, headers: Readonly<Record<string, string>> = {}) =>
  (visit: Visit): void =>
    send("", { location: typeof to === "string" ? to : to(visit), ...headers }, status)(visit);
