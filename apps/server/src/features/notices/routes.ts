import {
  addNoticeTarget,
  limits,
  listNoticeDeliveries,
  listNoticeTargets,
  rareTexts,
  removeNoticeTarget,
  resendNotice,
  testNoticeTarget,
  type CallInput,
} from "@audit/contract";
import { unfitForMessages } from "@audit/engine/process";
import type { Config } from "../../config/config.ts";
import type { AppSecret } from "../../platform/app-secret.ts";
import type { Db, NoticeTargetRow } from "../../platform/database/index.ts";
import { Problem, type Mount } from "../../platform/http/index.ts";
import { limitHits } from "../../platform/rate-limit/index.ts";
import { lockAccount } from "../access/index.ts";
import { letterheadOf } from "../branding/index.ts";
import { findNotice, insertNotice, listNotices, sendAgain } from "./notice-store.ts";
import { presentDelivery, presentTarget } from "./present.ts";
import { addressPurpose, secretPurpose } from "./purposes.ts";
import { makeSecret } from "./sign.ts";
import { deleteTarget, findTarget, insertTarget, listTargets } from "./target-store.ts";

interface NoticeServices {
  readonly db: Db;
  readonly secret: AppSecret;
}

/** What a person sends by hand goes to somebody's server. */
const BY_HAND = { hits: 60, seconds: 3_600 };

/** Where an account is told of events, and the log of what it was told. */
export function mountNotices(mount: Mount, { db, secret }: NoticeServices, config: Config): void {
  const targetOf = async (userId: string, id: string): Promise<NoticeTargetRow> => {
    const target = await findTarget(db, userId, id);
    if (target === null) throw new Problem("NOT_FOUND");
    return target;
  };

  mount(listNoticeTargets)(async ({ actor }) => ({
    targets: (await listTargets(db, actor.userId)).map(presentTarget),
  }));

  mount(addNoticeTarget)(async ({ actor, body, caller }) => {
    const { userId } = actor;
    const url = body.kind.startsWith("mail") ? null : acceptAddress(body.address, config);
    const key = body.kind === "webhook" ? makeSecret() : null;
    const target = {
      userId,
      kind: body.kind,
      name: body.name,
      events: body.events,
      host: url?.host ?? null,
      sealedAddress: url && secret.seal(addressPurpose(userId), url.href),
      sealedSecret: key === null ? null : secret.seal(secretPurpose(userId), key),
      letterhead: letterheadOf(config.brands, caller),
    };
    const row = await db.transaction().execute(async (tx) => {
      await lockAccount(tx, userId);
      if ((await listTargets(tx, userId)).length >= limits.noticeTargetsPerAccount)
        throw new Problem("CONFLICT", { text: rareTexts.noticeTargetsTooMany });
      return insertTarget(tx, target);
    });
    return { target: presentTarget(row), secret: key };
  });

  mount(removeNoticeTarget)(async ({ actor, params }) => {
    if (!(await deleteTarget(db, actor.userId, params.id))) throw new Problem("NOT_FOUND");
    return {};
  });

  mount(testNoticeTarget)(async ({ actor, params }) => {
    const target = await targetOf(actor.userId, params.id);
    await limitHits(db, `notice ${actor.userId}`, BY_HAND);
    const data = { domain: "shop.example", url: `${target.letterhead.origin}/account` };
    const body = { type: "notice.test", timestamp: new Date().toISOString(), data } as const;
    return { delivery: presentDelivery(await insertNotice(db, target, body)) };
  });

  mount(listNoticeDeliveries)(async ({ actor, params }) => {
    const { id } = await targetOf(actor.userId, params.id);
    return { deliveries: (await listNotices(db, id)).map(presentDelivery) };
  });

  mount(resendNotice)(async ({ actor, params }) => {
    const notice = await findNotice(db, actor.userId, params.id);
    if (notice === null) throw new Problem("NOT_FOUND");
    await limitHits(db, `notice ${actor.userId}`, BY_HAND);
    return { delivery: presentDelivery(await sendAgain(db, notice.id)) };
  });
}

type Address = CallInput<typeof addNoticeTarget>["body"]["address"];

/** @throws Problem INVALID_URL for an address that nothing may be sent to */
function acceptAddress(address: Address, { crawl }: Config): URL {
  if (address === undefined || address === "")
    throw new Problem("INVALID_URL", { text: rareTexts.noticeAddressMissing });
  const unfit = unfitForMessages(address, crawl);
  if (unfit !== null) throw new Problem("INVALID_URL", { text: rareTexts.noticeAddressUnfit(unfit) });
  return new URL(address);
}
