import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { callerOf, escapeMarkup, Problem } from "../http/index.ts";
import { listKept, readKept, type KeptMail } from "./mailbox.ts";

const STYLE_PATH = "/dev/mail/style.css";
const STYLE = `:root{color-scheme:light dark}
body{margin:0 auto;max-width:52rem;padding:2rem 1rem;font:15px/1.5 system-ui,sans-serif}
h1{font-size:1.5rem}h2{font-size:1rem;margin-top:2rem}
table{width:100%;border-collapse:collapse}td,th{padding:.5rem .75rem .5rem 0;text-align:left;vertical-align:top}
tr+tr td{border-top:1px solid #8884}th{font-weight:600}
iframe{width:100%;height:32rem;border:1px solid #8884;border-radius:8px;background:#fff}
pre{white-space:pre-wrap;overflow-wrap:anywhere;padding:1rem;border:1px solid #8884;border-radius:8px}`;

const PAGE_POLICY = "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'";
/** A mail may look as it likes and open its links in new tabs; it can't run, load or send anything. */
export const MAIL_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; " +
  "sandbox allow-popups allow-popups-to-escape-sandbox";

/**
 * The mailbox of a developer's machine: what would have been sent, to read and click. Mails open accounts, so it is
 * shown to this machine only, to whoever has the address that was printed at the start, and never in production.
 * @param token part of that address; a cookie keeps it for the pages behind it
 */
export function mountMailboxPages(app: FastifyInstance, folder: string, token: string): void {
  app.addHook("onRequest", async (request, reply) => {
    if (/^\/dev\/mail(?=[/?]|$)/.test(request.url)) admitOwner(request, reply, token);
  });
  const page = async (reply: FastifyReply, title: string, body: string): Promise<void> => {
    await send(
      reply,
      PAGE_POLICY,
      `<title>${escapeMarkup(title)}</title><link rel="stylesheet" href="${STYLE_PATH}">${body}`,
    );
  };
  app.get("/dev/mail", async (_request, reply) => page(reply, "Mailbox", listOf(await listKept(folder))));
  app.get(STYLE_PATH, (_request, reply) => reply.type("text/css; charset=utf-8").send(STYLE));
  app.get<{ Params: { id: string } }>("/dev/mail/:id", async (request, reply) => {
    const mail = await mailOf(folder, request.params.id);
    await page(reply, mail.subject, mailPage(mail));
  });
  app.get<{ Params: { id: string } }>("/dev/mail/:id/html", async (request, reply) => {
    const mail = await mailOf(folder, request.params.id);
    reply.header("x-frame-options", "SAMEORIGIN");
    await send(reply, MAIL_PAGE_POLICY, mail.html);
  });
}

const send = (reply: FastifyReply, policy: string, html: string): FastifyReply =>
  reply
    .header("content-security-policy", policy)
    .header("cache-control", "no-store")
    .type("text/html; charset=utf-8")
    .send(html.startsWith("<!doctype") ? html : `<!doctype html><html lang="en"><meta charset="utf-8">${html}</html>`);

const COOKIE = "mailbox";
/** What proxies add, of whatever make. */
const FORWARDING = /^(forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/;
const OWN_NAMES = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** A foreign page must not reach it by a name of its own that leads to this machine, nor a proxy by passing it on. */
function admitOwnMachine(request: FastifyRequest): void {
  const isOwn = callerOf(request).isLoopback && OWN_NAMES.test(request.headers.host ?? "");
  const isPassedOn = Object.keys(request.headers).some((name) => FORWARDING.test(name));
  if (!isOwn || isPassedOn) throw new Problem("NOT_FOUND");
}

function admitOwner(request: FastifyRequest, reply: FastifyReply, token: string): void {
  admitOwnMachine(request);
  const { token: shown } = request.query as { token?: unknown };
  const kept = `; ${request.headers.cookie ?? ""};`.includes(`; ${COOKIE}=${token};`);
  if (shown !== token && !kept) throw new Problem("NOT_FOUND");
  if (!kept) reply.header("set-cookie", `${COOKIE}=${token}; Path=/dev/mail; HttpOnly; SameSite=Strict`);
}

async function mailOf(folder: string, id: string): Promise<KeptMail> {
  const mail = await readKept(folder, id);
  if (!mail) throw new Problem("NOT_FOUND");
  return mail;
}

function listOf(mails: readonly KeptMail[]): string {
  const rows = mails.map(
    ({ id, at, to, subject }) =>
      `<tr><td><a href="/dev/mail/${id}">${escapeMarkup(subject)}</a></td><td>${escapeMarkup(to)}</td><td>${escapeMarkup(at)}</td></tr>`,
  );
  const table = `<table><tr><th>Subject</th><th>To</th><th>Written</th></tr>${rows.join("")}</table>`;
  return `<main><h1>Mailbox</h1><p>Mails that this development server would have sent.</p>${
    rows.length === 0 ? "<p>No mail yet.</p>" : table
  }</main>`;
}

const mailPage = ({ id, at, to, fromName, subject, text }: KeptMail): string =>
  `<main><p><a href="/dev/mail">Mailbox</a></p><h1>${escapeMarkup(subject)}</h1>
<p>From ${escapeMarkup(fromName)} to ${escapeMarkup(to)}, ${escapeMarkup(at)}</p>
<h2>As HTML</h2><iframe title="The mail" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/dev/mail/${id}/html"></iframe>
<h2>As plain text</h2><pre>${linked(text)}</pre></main>`;

/** Addresses in plain text, made clickable. */
const linked = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) =>
      index % 2 === 0
        ? escapeMarkup(part)
        : `<a href="${escapeMarkup(part)}" rel="noreferrer">${escapeMarkup(part)}</a>`,
    )
    .join("");
