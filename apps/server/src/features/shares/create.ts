import { shareSections, type ShareMode, type ShareSection } from "@audit/contract";
import type { AppSecret } from "../../platform/app-secret.ts";
import type { Db } from "../../platform/database/index.ts";
import { Problem } from "../../platform/http/index.ts";
import { limitHits } from "../../platform/rate-limit/index.ts";
import { loadOwnJob } from "../jobs/index.ts";
import { mostLinks, type AccessOf } from "./rights.ts";
import { countLive, findByKey, insertShare, lockShares, type OwnShare } from "./store.ts";
import { hashToken, newToken, TOKEN_PURPOSE } from "./token.ts";

const HOUR_SECONDS = 3600;
const PER_HOUR = 60;
const DEFAULT_TITLE = "SEO analysis";

export interface ShareWish {
  readonly jobId: string;
  readonly title: string;
  readonly description: string;
  readonly sections: readonly ShareSection[];
  readonly mode: ShareMode;
  readonly hours: number | null;
  /** A wish that comes again with the same one is granted once. */
  readonly key: string | null;
}

interface Services {
  readonly db: Db;
  readonly secret: AppSecret;
  readonly accessOf: AccessOf;
}

/**
 * Makes a link to an own finished analysis; a repeated call gives the link that is there.
 * @throws Problem NOT_FOUND, SHARING_RESTRICTED, CONFLICT when there are too many links, RATE_LIMITED.
 */
export async function createShare(services: Services, userId: string, wish: ShareWish): Promise<OwnShare> {
  const { db, secret, accessOf } = services;
  const job = await loadOwnJob(db, userId, wish.jobId);
  if (job.action_count === 0) throw new Problem("NOT_FOUND");
  const access = await accessOf(userId, job.domain);
  if (wish.mode === "full" && access !== "full") throw new Problem("SHARING_RESTRICTED");
  await limitHits(db, `share ${userId}`, { hits: PER_HOUR, seconds: HOUR_SECONDS });
  const token = newToken();
  return db.transaction().execute(async (tx) => {
    await lockShares(tx, userId);
    const made = wish.key === null ? null : await findByKey(tx, userId, wish.key);
    if (made) return made;
    const live = await countLive(tx, userId, access === "full" ? job.id : null);
    if (live >= mostLinks[access]) throw tooMany(mostLinks[access], access);
    const row = {
      user_id: userId,
      job_id: job.id,
      idempotency_key: wish.key,
      token_hash: hashToken(token),
      sealed_token: secret.seal(TOKEN_PURPOSE, token),
      title: wish.title === "" ? DEFAULT_TITLE : wish.title,
      description: wish.description,
      sections: JSON.stringify(shareSections.filter((section) => wish.sections.includes(section))),
      mode: wish.mode,
    };
    const share = await insertShare(tx, row, wish.hours);
    return { ...share, job_url: job.url, job_created_at: job.created_at };
  });
}

const tooMany = (most: number, access: ShareMode): Problem =>
  new Problem("CONFLICT", {
    text: `${access === "full" ? "This analysis has" : "You have"} ${most} live links already. Revoke one to make another.`,
  });
