import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Db } from "../../platform/database/index.ts";
import { callerOf, escapeMarkup } from "../../platform/http/index.ts";
import { brandOf, type Brands } from "../branding/index.ts";
import { hashToken } from "./token.ts";
import { findLink, optIn, optOut, type UnsubscribeLink } from "./unsubscribe-store.ts";

export const UNSUBSCRIBE_PATH = "/unsubscribe";
const STYLE_PATH = `${UNSUBSCRIBE_PATH}/style.css`;
const STYLE = `:root{color-scheme:light dark;--ink:#1c1e21;--grey:#5f6670;--page:#f4f5f7;--sheet:#fff;--line:#e3e5e9}
@media (prefers-color-scheme:dark){:root{--ink:#e9ebee;--grey:#a4abb5;--page:#141619;--sheet:#1d2024;--line:#33383e}}
body{margin:0;min-height:100dvh;display:grid;place-items:center;background:var(--page);color:var(--ink);
font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif}
main{box-sizing:border-box;width:min(28rem,100vw - 2rem);margin:1rem;padding:2rem;background:var(--sheet);
border:1px solid var(--line);border-radius:10px}
.brand{margin:0 0 1.5rem;color:var(--grey);font-size:.875rem;font-weight:600}
h1{margin:0 0 .75rem;font-size:1.25rem;line-height:1.4;text-wrap:balance}p{margin:0 0 1rem}
.small{margin:0;color:var(--grey);font-size:.875rem}form{margin:1.5rem 0}
button{width:100%;min-height:48px;padding:0 1.25rem;border:0;border-radius:6px;background:var(--ink);color:var(--sheet);
font:inherit;font-weight:600;cursor:pointer}
button:focus-visible{outline:2px solid currentColor;outline-offset:3px}`;
const POLICY = "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/** What mailbox providers send is 26 bytes long (RFC 8058). */
const BODY_LIMIT = 10_000;

const DONE = {
  title: "You are unsubscribed",
  body: `<p>No more tips will be sent to you.</p>
<p class="small">Mails that your account can't do without, such as for a new password, come all the same.
Nothing else about your account has changed.</p>
<form method="post" action="?again"><button type="submit">Send me tips again</button></form>`,
};
const BACK = {
  title: "Tips come to you again",
  body: `<p class="small">Every one of them has a link at its end that stops them.</p>`,
};
const DEAD = {
  title: "This link is no longer valid",
  body: `<p class="small">It may be old, or only a part of it was copied. Every mail that can be unsubscribed from has a
fresh one at its end.</p>`,
};
const ASK = {
  title: "Unsubscribe from these mails?",
  body: `<p>You will get no more tips by mail.</p>
<form method="post"><button type="submit">Unsubscribe</button></form>
<p class="small">Mails that your account can't do without, such as for a new password, come all the same.</p>`,
};

interface Asked {
  Params: { token: string };
  Querystring: { again?: string };
}

/**
 * Where the links of sequence mails lead. A GET only asks, because mail programs open links by themselves; a POST
 * unsubscribes, without a sign-in, from a browser or from a mailbox provider (RFC 8058). Who has left comes back by the
 * same link. The pages say nothing else about the account, and a link that ended looks like one that never was.
 */
export async function mountUnsubscribe(app: FastifyInstance, db: Db, brands: Brands): Promise<void> {
  const findGood = async (request: FastifyRequest<Asked>): Promise<UnsubscribeLink | null> => {
    const link = await findLink(db, hashToken(request.params.token));
    if (!link) return null;
    // A brand that is served no more has handed its readers to whoever is left.
    const isServed = [brands.fallback, ...brands.byHost.values()].some(({ key }) => key === link.brand);
    return !isServed || link.brand === brandOf(brands, callerOf(request)).key ? link : null;
  };
  const answer = (request: FastifyRequest, reply: FastifyReply, page: typeof ASK): FastifyReply =>
    reply
      .code(page === DEAD ? 404 : 200)
      .header("content-security-policy", POLICY)
      .header("cache-control", "no-store")
      .header("x-robots-tag", "noindex, nofollow")
      .type("text/html; charset=utf-8")
      .send(htmlOf(page, brandOf(brands, callerOf(request)).branding.site_name));

  await app.register(async (scope) => {
    // Providers send a form, of either kind; what it says doesn't matter, the address says it all.
    scope.addContentTypeParser("*", { parseAs: "string", bodyLimit: BODY_LIMIT }, (_request, _body, done) =>
      done(null),
    );
    scope.get(STYLE_PATH, (_request, reply) =>
      reply.header("cache-control", "public, max-age=3600").type("text/css; charset=utf-8").send(STYLE),
    );
    scope.get<Asked>(`${UNSUBSCRIBE_PATH}/:token`, async (request, reply) =>
      answer(request, reply, pageOf(await findGood(request))),
    );
    scope.post<Asked>(`${UNSUBSCRIBE_PATH}/:token`, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      if ((await findGood(request)) === null) return answer(request, reply, DEAD);
      const comesBack = request.query.again !== undefined;
      await (comesBack ? optIn : optOut)(db, hashToken(request.params.token));
      return answer(request, reply, comesBack ? BACK : DONE);
    });
  });
}

const pageOf = (link: UnsubscribeLink | null): typeof ASK => {
  if (link === null) return DEAD;
  return link.hasLeft ? DONE : ASK;
};

const htmlOf = ({ title, body }: typeof ASK, brand: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><link rel="stylesheet" href="${STYLE_PATH}"></head>
<body><main><p class="brand">${escapeMarkup(brand)}</p>
<h1>${title}</h1>
${body}</main></body></html>
`;
