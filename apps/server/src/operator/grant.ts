import { OneTimeType, plans, SubscriptionTier } from "@audit/contract";
import { grantCredits, grantTier } from "../features/access/index.ts";
import { setAdmin } from "../features/accounts/index.ts";
import { recordOperator } from "../platform/audit/index.ts";
import type { Db } from "../platform/database/index.ts";
import { accountOf, Misuse, withStore, type Command, type Options } from "./command.ts";

type Gift = { readonly words: string } & (
  | { readonly tier: SubscriptionTier | "free"; readonly days: number }
  | { readonly type: OneTimeType; readonly credits: number }
  | { readonly admin: true }
);

export const grant: Command = {
  name: "grant",
  help: `  grant <email> admin
      makes the account an administrator
  grant <email> <${SubscriptionTier.options.join("|")}> [--days 30]
      gives a plan that ends by itself, in place of what the account had
  grant <email> free
      ends the account's plan now; credits stay
  grant <email> credits <number> [--type ${OneTimeType.options.join("|")}]
      gives credits; each opens one domain for ${plans.single_report.accessDays} or ${plans.premium_report.accessDays} days`,
  run: async ([email, what, count], options) => {
    if (email === undefined || what === undefined) throw new Misuse("grant needs an e-mail address and what to give.");
    const gift = readGift(what, count, options);
    await withStore(({ db }) => give(db, email, gift));
    return `${email} now has ${gift.words}.`;
  },
};

function readGift(what: string, count: string | undefined, { days, type }: Options): Gift {
  if (what === "admin") return { admin: true, words: "the rights of an administrator" };
  if (what === "free") return { tier: "free", days: 0, words: "no plan" };
  if (what === "credits") {
    const credits = whole(count, "The number of credits");
    const kind = OneTimeType.safeParse(type).data;
    if (!kind) throw new Misuse(`--type must be one of: ${OneTimeType.options.join(", ")}.`);
    return { type: kind, credits, words: `${credits} more credit${credits === 1 ? "" : "s"} (${plans[kind].name})` };
  }
  const tier = SubscriptionTier.safeParse(what).data;
  if (!tier) {
    const kinds = ["admin", ...SubscriptionTier.options, "free"].join(", ");
    throw new Misuse(`"${what}" can't be granted; give ${kinds} or credits.`);
  }
  const span = whole(days, "--days");
  return { tier, days: span, words: `${plans[tier].name} for ${span} day${span === 1 ? "" : "s"}` };
}

const MOST = 10_000;

function whole(text: string | undefined, name: string): number {
  const value = /^\d{1,5}$/.test(text ?? "") ? Number(text) : 0;
  if (value < 1 || value > MOST) throw new Misuse(`${name} must be a whole number from 1 to ${MOST}.`);
  return value;
}

async function give(db: Db, email: string, gift: Gift): Promise<void> {
  const { id } = await accountOf(db, email);
  const to = { userId: id, actor: "operator" };
  if ("tier" in gift) return grantTier(db, { ...to, ...gift });
  if ("credits" in gift) return grantCredits(db, { ...to, ...gift });
  await db.transaction().execute(async (tx) => {
    await setAdmin(tx, id, true);
    await recordOperator(tx, { action: "grant admin", subject: id });
  });
}
