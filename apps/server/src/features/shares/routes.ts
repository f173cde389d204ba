import {
  createShare as createCall,
  listShares,
  notePreviewCta,
  notePreviewViewed,
  openShare as openCall,
  rareTexts,
  revokeShare,
} from "@audit/contract";
import type { Config } from "../../config/config.ts";
import { Problem, type Caller, type Mount } from "../../platform/http/index.ts";
import { limitHits } from "../../platform/rate-limit/index.ts";
import { requireVerified } from "../accounts/index.ts";
import { brandOf, originOf } from "../branding/index.ts";
import { createShare } from "./create.ts";
import { findReadable, openShare, type OpenServices } from "./open.ts";
import { presentShare } from "./present.ts";
import { countPreviewEvent, endOwnShare, listOwnShares } from "./store.ts";

const MINUTE = 60;
/** Looks at links per address and minute: nobody reads that fast, and guessing stays hopeless. */
const LOOKS = 60;
const EVENTS = 10;

export function mountShares(mount: Mount, services: OpenServices, config: Config): void {
  const { rates, brands } = config;
  const { db, secret } = services;
  // Without a configured origin the link leads where its maker is himself; only he is told.
  const originFor = (caller: Caller): string =>
    originOf(brandOf(brands, caller), caller) ?? `${caller.isSecure ? "https" : "http"}://${caller.host}`;
  const limit = async (what: string, caller: Caller, hits: number): Promise<void> => {
    if (rates.spareLoopback && caller.isLoopback) return;
    await limitHits(db, `${what} ${caller.address}`, { hits, seconds: MINUTE });
  };

  mount(createCall)(async ({ actor, body, caller }) => {
    await requireVerified(db, config, actor.userId);
    const { jobId, title, description, sharedContent: sections, shareMode: mode, expiresIn: hours } = body;
    const wish = { jobId, title, description, sections, mode, hours, key: caller.idempotencyKey };
    const row = await createShare(services, actor.userId, wish);
    const data = presentShare(secret, originFor(caller), row);
    if (data.shareUrl === null) throw new Error("The token of a new link can't be opened.");
    return { shareUrl: data.shareUrl, data };
  });

  mount(listShares)(async ({ actor, query, caller }) => {
    const rows = await listOwnShares(db, actor.userId, query);
    return rows.map((row) => presentShare(secret, originFor(caller), row));
  });

  mount(revokeShare)(async ({ actor, params }) => {
    if (!(await endOwnShare(db, actor.userId, params.id))) throw new Problem("NOT_FOUND");
    return {};
  });

  mount(openCall)(async ({ params, caller, setHeader }) => {
    setHeader("x-robots-tag", "noindex, nofollow");
    await limit("share look", caller, LOOKS);
    return openShare(services, params.token, caller);
  });

  for (const [call, counter] of [
    [notePreviewViewed, "preview_views"],
    [notePreviewCta, "preview_clicks"],
  ] as const) {
    mount(call)(async ({ body, caller }) => {
      await limit("preview event", caller, EVENTS);
      const { share, mode } = await findReadable(services, body.shareToken);
      if (mode !== "preview") throw new Problem("NOT_FOUND", { text: rareTexts.linkNotFound });
      await countPreviewEvent(db, share.id, counter);
      return {};
    });
  }
}
