import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A small shop whose pages a test changes between two looks at it. Loopback only. */
export interface ChangingSite {
  readonly url: string;
  readonly host: string;
  /** Path to HTML. */
  readonly pages: Map<string, string>;
  /** Content types of paths that are no HTML, and where paths lead on to. */
  readonly types: Map<string, string>;
  readonly redirects: Map<string, string>;
  /** Paths in the order in which they were asked for. */
  readonly asked: string[];
  /** Every answer becomes an error 503 until this is turned off. */
  breakDown(broken: boolean): void;
  close(): Promise<void>;
}

export const sitePage = (title: string | null, body = ""): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    title === null ? "" : `<title>${title}</title>`,
    `</head><body><main><h1>${title ?? "A page"}</h1>${body}<p>Words about things that we sell.</p></main></body></html>`,
  ].join("");

/** @param port 0: any that is free */
export async function startChangingSite(port = 0): Promise<ChangingSite> {
  const pages = new Map<string, string>();
  const types = new Map<string, string>();
  const redirects = new Map<string, string>();
  const asked: string[] = [];
  let broken = false;
  const server = createServer((wanted, reply) => {
    asked.push(wanted.url ?? "");
    const path = wanted.url ?? "";
    const to = redirects.get(path);
    if (to !== undefined) return void reply.writeHead(302, { location: to }).end();
    const html = pages.get(path);
    const type = types.get(path) ?? "text/html";
    reply.writeHead(broken ? 503 : html === undefined ? 404 : 200, { "content-type": `${type}; charset=utf-8` });
    reply.end(html ?? "not here");
  });
  await new Promise<void>((done) => void server.listen(port, "127.0.0.1", done));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `http://${host}/`,
    host,
    pages,
    types,
    redirects,
    asked,
    breakDown: (now) => void (broken = now),
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
