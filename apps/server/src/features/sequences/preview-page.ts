import type { FastifyInstance } from "fastify";
import type { Db } from "../../platform/database/index.ts";
import { Problem } from "../../platform/http/index.ts";
import { inScheme, MAIL_PAGE_POLICY } from "../../platform/mail/index.ts";
import { readPreview } from "./preview-store.ts";
import { hashToken } from "./token.ts";

export const PREVIEW_PATH = "/api/v1/mail-previews";

/**
 * A draft as a page of its own, for a frame: a mail needs styles that no page of the app may have. The token in the
 * address is what only the administrator was told; the page can't run, load or send anything.
 */
export function mountPreviewPage(app: FastifyInstance, db: Db): void {
  app.get<{ Params: { token: string }; Querystring: { scheme?: string } }>(
    `${PREVIEW_PATH}/:token`,
    async (request, reply) => {
      const html = await readPreview(db, hashToken(request.params.token));
      if (html === null) throw new Problem("NOT_FOUND");
      return reply
        .header("content-security-policy", MAIL_PAGE_POLICY)
        .header("x-frame-options", "SAMEORIGIN")
        .type("text/html; charset=utf-8")
        .send(inScheme(html, request.query.scheme === "dark" ? "dark" : "light"));
    },
  );
}
