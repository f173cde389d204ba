import { type Account, ask, expect, type World } from "./world.ts";

/** Buys as people do, without a browser: opens a checkout and pays on the test provider's page. */
export async function buy(world: World, { token }: Account, tier: string): Promise<void> {
  const { url } = await ask(world, "POST", "/api/v1/subscription/create-checkout", token, { tier });
  const paid = await fetch(String(url), {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "act=pay",
    redirect: "manual",
  });
  expect(paid.status).toBe(303);
}
