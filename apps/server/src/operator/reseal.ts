import { resealTotps } from "../features/accounts/index.ts";
import { resealGrants } from "../features/connections/index.ts";
import { resealTargets } from "../features/notices/index.ts";
import { resealShares } from "../features/shares/index.ts";
import { resealTrackers } from "../features/trackers/index.ts";
import { openAppSecret, renewal, type Renewed } from "../platform/app-secret.ts";
import { saveMark } from "../platform/installation-secret.ts";
import { recordOperator } from "../platform/audit/index.ts";
import { withStore, type Command } from "./command.ts";

export const reseal: Command = {
  name: "reseal",
  help: `  reseal
      seals everything with APP_SECRET that APP_SECRET_FORMER has sealed, which can then be taken out`,
  run: () =>
    withStore(async ({ db }, config) => {
      const secret = openAppSecret(config);
      const renew = renewal(secret);
      return db.transaction().execute(async (tx) => {
        const done: readonly (readonly [string, Renewed])[] = [
          ["links", await resealShares(tx, renew)],
          ["connections", await resealGrants(tx, renew)],
          ["authenticators", await resealTotps(tx, renew)],
          ["notices", await resealTargets(tx, renew)],
          ["trackers", await resealTrackers(tx, renew)],
        ];
        await saveMark(tx, secret);
        await recordOperator(tx, { action: "reseal", subject: "everything", after: Object.fromEntries(done) });
        return done.map(([what, { renewed, lost }]) => `${what}: ${renewed} sealed anew, ${lost} lost`).join("\n");
      });
    }),
};
