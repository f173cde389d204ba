import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { createClient, listJobs, logIn, signUp, submitUrl, type Client } from "@audit/contract";
import type { SizedShop } from "@audit/testkit";
import { plant } from "../planting.ts";
import type { Installation } from "./installation.ts";

/** An account with one credit, which asked for an analysis. */
export interface Order {
  readonly email: string;
}

const AGAIN_MS = 500;

/** Does what a person does: tries until it is done. */
async function insist<T>(act: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await act();
    } catch {
      await pause(AGAIN_MS);
    }
  }
}

/** An account with a credit that asks for its site; made whatever the weather. */
export async function placeOrder(at: Installation, shop: SizedShop): Promise<Order> {
  const email = `${randomUUID()}@shop.example`;
  const body = { email, password: randomUUID() };
  const client = (token: string | null): Client => createClient({ base: at.web.program().url, token: () => token });
  // An answer may be lost of what was done: whoever can't sign up tries whether the account is there.
  const { token } = await insist(() => client(null)(signUp, { body }).catch(() => client(null)(logIn, { body })));
  const { db } = at.direct;
  await insist(async () => {
    const { id, credits } = await db
      .selectFrom("users")
      .select(["id", "credits"])
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    const bought = await db.selectFrom("purchases").select("id").where("user_id", "=", id).executeTakeFirst();
    if (credits === 0 && !bought) await plant(db, "purchase", email, { type: "single_report" });
  });
  await insist(async () => {
    const { data } = await client(token)(listJobs, { query: {} });
    if (data.active.length + data.completed.length === 0) await client(token)(submitUrl, { body: { url: shop.url } });
  });
  return { email };
}
