import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { NO_CHANGES, type PageEdit, type SiteChanges } from "./site-changes.ts";

/** A site as its own server gives it, with changes made on the way. Loopback only. */
export interface ChangedSite {
  readonly origin: string;
  /** From now on; replaces earlier changes. */
  change(changes: SiteChanges): void;
  stop(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export async function startChangedSite(upstream: string): Promise<ChangedSite> {
  let changes = NO_CHANGES;
  const known = new Map<string, Promise<Answer>>();
  const server = createServer((asked, reply) => {
    answer(asked).then(
      (given) => send(reply, asked, given, changes),
      () => reply.writeHead(502).end(),
    );
  });
  const given = (path: string, host: string): Promise<Answer> => {
    const answer = known.get(path) ?? read(upstream, path, host);
    known.set(path, answer);
    return answer;
  };
  /** "/" and "/index.html" are one file: what its owner changes in one shows in the other. */
  const editOf = async (path: string, host: string): Promise<PageEdit | undefined> => {
    const own = changes.pages.get(path);
    if (own) return own;
    const { body } = await given(path, host);
    for (const [other, edit] of changes.pages) if (body.equals((await given(other, host)).body)) return edit;
    return undefined;
  };
  const answer = async (asked: IncomingMessage): Promise<Answer> => {
    const [path, host] = [asked.url ?? "/", asked.headers.host ?? ""];
    const isHome = path === "/" || /\/index\.\w+$/.test(path);
    const edit = isHome ? await editOf(path, host) : changes.pages.get(path);
    return changed(await given(path, host), path, `http://${host}`, changes, edit);
  };
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    change: (next) => void (changes = next),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** The site's server writes its own addresses by the host that it is asked for. */
async function read(upstream: string, path: string, host: string): Promise<Answer> {
  const asked = request(new URL(upstream), { path, headers: { host } });
  asked.end();
  const [reply] = (await once(asked, "response")) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of reply) chunks.push(chunk as Buffer);
  const named = ["content-type", "location"].flatMap((name) => {
    const value = reply.headers[name];
    return typeof value === "string" ? [[name, value] as const] : [];
  });
  return { status: reply.statusCode ?? 500, headers: Object.fromEntries(named), body: Buffer.concat(chunks) };
}

const HTML = { "content-type": "text/html; charset=utf-8" };

function changed(given: Answer, path: string, origin: string, changes: SiteChanges, own: PageEdit | undefined): Answer {
  const target = changes.redirects.get(path);
  if (target !== undefined) return { status: 301, headers: { location: target }, body: Buffer.alloc(0) };
  const file = changes.files.get(path);
  if (file !== undefined) return made(file, path, origin, changes);
  if (path === "/robots.txt" && changes.robots) {
    const text = given.status === 200 ? given.body.toString() : "";
    return { status: 200, headers: { "content-type": "text/plain" }, body: Buffer.from(changes.robots(text)) };
  }
  const type = given.headers["content-type"] ?? "";
  if (given.status === 200 && type.includes("xml") && changes.sitemaps) {
    return { ...given, body: Buffer.from(changes.sitemaps(given.body.toString(), origin + path)) };
  }
  if (given.status === 404 && changes.newSitemaps.has(path) && changes.sitemaps)
    return made(changes.sitemaps(NO_ENTRIES, origin + path), path, origin, changes);
  if (given.status === 404 && type.includes("html")) return edited(given, origin + path, [changes.notFound]);
  return given.status === 200 && type.includes("html") ? edited(given, origin + path, [own, changes.everyPage]) : given;
}

const NO_ENTRIES =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n</urlset>\n';

/** A new page stands in the same layout as the others. */
function made(file: string, path: string, origin: string, { everyPage }: SiteChanges): Answer {
  const headers = typeOf(path);
  const body = headers === HTML && everyPage ? everyPage(file, origin + path) : file;
  return { status: 200, headers, body: Buffer.from(body) };
}

const typeOf = (path: string): Record<string, string> =>
  path.endsWith(".xml") ? { "content-type": "application/xml" } : HTML;

/** The parser leaves the mark of the byte order out of its counts. */
const withoutMark = (text: string): string => text.replace(/^\uFEFF/, "");

function edited(given: Answer, url: string, edits: readonly (PageEdit | null | undefined)[]): Answer {
  const wanted = edits.filter((edit) => edit !== undefined && edit !== null);
  if (wanted.length === 0) return given;
  const html = wanted.reduce((page, edit) => edit(page, url), withoutMark(given.body.toString()));
  return { ...given, body: Buffer.from(html) };
}

function send(reply: ServerResponse, asked: IncomingMessage, { status, headers, body }: Answer, changes: SiteChanges) {
  const compress = changes.compress && body.byteLength > 0 && /gzip/.test(String(asked.headers["accept-encoding"]));
  reply.writeHead(status, {
    ...headers,
    ...Object.fromEntries(changes.headers),
    ...(compress ? { "content-encoding": "gzip" } : {}),
  });
  reply.end(asked.method === "HEAD" ? undefined : compress ? gzipSync(body) : body);
}
