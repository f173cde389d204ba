import { checkHealth, getMonitoring, type PaymentsMode } from "@audit/contract";
import type { Config } from "../../config/config.ts";
import type { Db } from "../../platform/database/index.ts";
import type { Mount } from "../../platform/http/index.ts";
import type { Monitors } from "./monitors.ts";
import { readMonitoring } from "./read-monitoring.ts";

export function mountMonitoring(
  mount: Mount,
  db: Db,
  monitors: Monitors,
  settings: { mode: PaymentsMode; kept: Config["kept"] },
): void {
  const read = () => readMonitoring(db, monitors, settings);
  mount(getMonitoring)(read);
  mount(checkHealth)(async () => {
    await monitors.checkAll();
    return read();
  });
}
