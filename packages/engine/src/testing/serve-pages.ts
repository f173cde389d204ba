import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { AuditRequest } from "../audit.ts";

export interface ServedPages {
  readonly request: AuditRequest;
  close(): Promise<void>;
}

/** Serves HTML by path on a loopback port; "/" links to all others. What is not listed is a 404. */
export async function servePages(pages: Readonly<Record<string, string>>): Promise<ServedPages> {
  const links = Object.keys(pages).map((path) => `<a href="${path}">${path}</a>`);
  const home = `<!doctype html><html lang=en><title>Shop</title><h1>Shop</h1><p>A shop for tents.</p>${links.join(" ")}`;
  const server = createServer(({ url = "/" }, answer) => {
    const html = url === "/" ? home : pages[url];
    answer.writeHead(html === undefined ? 404 : 200, { "content-type": "text/html; charset=utf-8" }).end(html ?? "");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const bounds = { maxPages: 200, maxSeconds: 60, concurrency: 4, rate: 0 };
  return {
    request: { url: `http://${host}/`, allowHosts: [host], ...bounds },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
