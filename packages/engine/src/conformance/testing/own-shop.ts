import { startFixtureShop } from "@audit/testkit";

/** Our own shop with planted faults, on a loopback port; what is measured elsewhere comes from the vectors' folder. */
export async function startOwnShop(): Promise<{ url: string; stop(): Promise<void> }> {
  const shop = await startFixtureShop();
  return { url: shop.url, stop: () => shop.close() };
}
