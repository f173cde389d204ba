import type { Branding } from "@audit/contract";
import type { Brand } from "../../config/brands.ts";
import type { Db, Store } from "../../platform/database/index.ts";
import { listHashes, LOGO_CHANNEL, readLogo } from "./logo-store.ts";

/** The printed address of an uploaded logo; whose it is follows from the host. */
export const LOGO_PATH = "/api/assets/branding/logo.png";

/** Which brands have an uploaded logo, known without asking the database. */
export interface Logos {
  /** What a brand shows: its settings, with the uploaded logo in place of the configured one. */
  brandingOf(brand: Brand): Branding;
  /** Resolves when what was just written is known here. */
  reload(): Promise<void>;
  close(): Promise<void>;
}

/** A brand's uploaded picture as a data address, for what must stand alone; null without one. */
export async function readLogoOf(db: Db, { key }: Brand): Promise<string | null> {
  const logo = await readLogo(db, key);
  return logo && `data:image/png;base64,${Buffer.from(logo.png).toString("base64")}`;
}

/** Follows the uploads of all processes. */
export async function openLogos({ db, listener }: Pick<Store, "db" | "listener">): Promise<Logos> {
  let hashes: ReadonlyMap<string, string> = new Map();
  const reload = async (): Promise<void> => {
    hashes = new Map((await listHashes(db)).map(({ brand, hash }) => [brand, hash]));
  };
  const reloadLater = (): void => void reload().catch(() => undefined);
  const stop = await listener.listen(LOGO_CHANNEL, reloadLater, reloadLater);
  await reload();
  return {
    brandingOf: ({ key, branding }) => {
      const hash = hashes.get(key);
      // The address changes with the picture, so that no cache shows the old one.
      return hash === undefined ? branding : { ...branding, logo_url: `${LOGO_PATH}?v=${hash}` };
    },
    reload,
    close: stop,
  };
}
