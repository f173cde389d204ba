import { randomUUID } from "node:crypto";
import type { Store } from "../../platform/database/index.ts";
import type { Queue } from "../../platform/queue/queue.ts";

/** Puts so many jobs in line, each of a site of its own, all of one account. @returns their ids */
export async function plantQueued(store: Store, queue: Queue, count: number): Promise<string[]> {
  return store.db.transaction().execute(async (tx) => {
    const { id: user_id } = await tx
      .insertInto("users")
      .values({ email: `${randomUUID()}@shop.example`, name: "User", password_hash: "" })
      .returning("id")
      .executeTakeFirstOrThrow();
    const job = (domain: string) => ({ user_id, url: `https://${domain}/`, domain, options: "{}", warnings: "[]" });
    const rows = await tx
      .insertInto("jobs")
      .values(Array.from({ length: count }, (_, index) => job(`shop-${index}.example`)))
      .returning("id")
      .execute();
    const ids = rows.map(({ id }) => id);
    await queue.add(
      tx,
      ids.map((jobId) => ({ jobId, priority: 0 })),
    );
    return ids;
  });
}
