import { startChangingShop, startFixtureShop } from "@audit/testkit";

/** Our own shops with planted faults, on loopback ports; what is measured elsewhere comes from the vectors' folder. */
export const ownShops: Readonly<Record<string, () => Promise<{ url: string; stop(): Promise<void> }>>> = {
  "fixture-shop": async () => {
    const { url, close } = await startFixtureShop();
    return { url, stop: close };
  },
  "changing-shop": async () => {
    const { url, close } = await startChangingShop(1);
    return { url, stop: close };
  },
};
