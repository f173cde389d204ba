import type { NoticeEvent, NoticeKind } from "@audit/contract";
import type { Db, MailLetterhead, NoticeTargetRow, Tx } from "../../platform/database/index.ts";
import { addressPurpose, secretPurpose } from "./purposes.ts";
import { countLost, type Renew, type Renewed } from "../../platform/app-secret.ts";

export interface NewTarget {
  readonly userId: string;
  readonly kind: NoticeKind;
  readonly name: string;
  readonly host: string | null;
  readonly sealedAddress: Uint8Array | null;
  readonly sealedSecret: Uint8Array | null;
  readonly events: readonly NoticeEvent[];
  readonly letterhead: MailLetterhead;
}

export const listTargets = (db: Db, userId: string): Promise<NoticeTargetRow[]> =>
  db.selectFrom("notice_targets").selectAll().where("user_id", "=", userId).orderBy("created_at").execute();

export async function findTarget(db: Db, userId: string, id: string): Promise<NoticeTargetRow | null> {
  const own = db.selectFrom("notice_targets").selectAll().where("user_id", "=", userId);
  return (await own.where("id", "=", id).executeTakeFirst()) ?? null;
}

export const insertTarget = (tx: Tx, target: NewTarget): Promise<NoticeTargetRow> =>
  tx
    .insertInto("notice_targets")
    .values({
      user_id: target.userId,
      kind: target.kind,
      name: target.name,
      host: target.host,
      sealed_address: target.sealedAddress,
      sealed_secret: target.sealedSecret,
      events: JSON.stringify(target.events),
      letterhead: JSON.stringify(target.letterhead),
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** @returns whether it was there. */
export async function deleteTarget(db: Db, userId: string, id: string): Promise<boolean> {
  const gone = db.deleteFrom("notice_targets").where("user_id", "=", userId).where("id", "=", id);
  return (await gone.executeTakeFirst()).numDeletedRows > 0n;
}

/** Nothing goes there any more; what waits is not tried again. */
export const endTarget = (db: Db, id: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const now = new Date();
    await tx.updateTable("notice_targets").set({ ended_at: now }).where("id", "=", id).execute();
    const waiting = tx.updateTable("notices").set({ next_at: null, given_up_at: now });
    await waiting.where("target_id", "=", id).where("next_at", "is not", null).execute();
  });

/** Seals all addresses and secrets anew. */
export async function resealTargets(tx: Tx, renew: Renew): Promise<Renewed> {
  const rows = await tx
    .selectFrom("notice_targets")
    .select(["id", "user_id", "sealed_address", "sealed_secret"])
    .execute();
  const done: (Buffer | null)[] = [];
  for (const { id, user_id, sealed_address, sealed_secret } of rows) {
    const address = sealed_address && renew(addressPurpose(user_id), sealed_address);
    const secret = sealed_secret && renew(secretPurpose(user_id), sealed_secret);
    if (sealed_address) done.push(address);
    if (sealed_secret) done.push(secret);
    const renewed = { ...(address ? { sealed_address: address } : {}), ...(secret ? { sealed_secret: secret } : {}) };
    if (address || secret) await tx.updateTable("notice_targets").set(renewed).where("id", "=", id).execute();
  }
  return countLost(done);
}
