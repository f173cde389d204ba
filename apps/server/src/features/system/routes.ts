import { getStatus, getVersion } from "@audit/contract";
import type { Mount } from "../../platform/http/index.ts";

interface SystemFacts {
  readonly developmentMode: boolean;
  readonly store: "embedded" | "postgres";
  readonly worker: boolean;
  readonly version: string;
}

export function mountSystem(mount: Mount, facts: SystemFacts): void {
  mount(getStatus)(() => ({
    auth_system: { development_mode: facts.developmentMode },
    store: facts.store,
    worker: facts.worker,
    version: facts.version,
  }));
  mount(getVersion)(() => ({ version: facts.version }));
}
