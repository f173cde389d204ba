import { parseArgs } from "node:util";
import { plans, SubscriptionTier, OneTimeType } from "@audit/contract";
import { ConfigFault, readConfig } from "./config/config.ts";
import { grantCredits, grantTier } from "./features/access/index.ts";
import { findUserByEmail } from "./features/accounts/index.ts";
import { openStore, type Db } from "./platform/database/index.ts";
import { createLog } from "./platform/log.ts";

const MISUSED = 2;
const FAILED = 1;

const HELP = `Work on accounts at the machine itself. Uses the database that DATA_DIR or DATABASE_URL names.

  npm run admin -- grant <email> <${SubscriptionTier.options.join("|")}> [--days 30]
      gives a plan that ends by itself, in place of what the account had
  npm run admin -- grant <email> free
      ends the account's plan now; credits stay
  npm run admin -- grant <email> credits <number> [--type ${OneTimeType.options.join("|")}]
      gives credits; each opens one domain for ${plans.single_report.accessDays} or ${plans.premium_report.accessDays} days

Everything granted is noted in the table audit_entries. The embedded database serves one process: stop the server first.`;

/** The command was not understood; the sentence says what is wrong with it. */
class Misuse extends Error {}

/** Runs one command. @returns what was done, in one sentence. */
async function run(args: readonly string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { days: { type: "string", default: "30" }, type: { type: "string", default: "single_report" } },
  });
  const [command, email, what, count] = positionals;
  if (command !== "grant") throw new Misuse(`There is no command "${command ?? ""}".`);
  if (email === undefined || what === undefined) throw new Misuse("grant needs an e-mail address and what to give.");
  const gift = readGift({ what, count, days: values.days, type: values.type });
  const config = readConfig(process.env);
  const store = await openStore(config, createLog("silent"));
  try {
    await grant(store.db, email.trim().toLowerCase(), gift);
  } finally {
    await store.close();
  }
  return `${email} now has ${gift.words}.`;
}

type Gift = { readonly words: string } & (
  | { readonly tier: SubscriptionTier | "free"; readonly days: number }
  | { readonly type: OneTimeType; readonly credits: number }
);

function readGift({
  what,
  count,
  days,
  type,
}: Record<"what" | "days" | "type", string> & { count: string | undefined }): Gift {
  if (what === "free") return { tier: "free", days: 0, words: "no plan" };
  if (what === "credits") {
    const credits = whole(count, "The number of credits");
    const kind = OneTimeType.safeParse(type).data;
    if (!kind) throw new Misuse(`--type must be one of: ${OneTimeType.options.join(", ")}.`);
    return { type: kind, credits, words: `${credits} more credit${credits === 1 ? "" : "s"} (${plans[kind].name})` };
  }
  const tier = SubscriptionTier.safeParse(what).data;
  if (!tier)
    throw new Misuse(`"${what}" can't be granted; give ${SubscriptionTier.options.join(", ")}, free or credits.`);
  const span = whole(days, "--days");
  return { tier, days: span, words: `${plans[tier].name} for ${span} day${span === 1 ? "" : "s"}` };
}

const MOST = 10_000;

function whole(text: string | undefined, name: string): number {
  const value = /^\d{1,5}$/.test(text ?? "") ? Number(text) : 0;
  if (value < 1 || value > MOST) throw new Misuse(`${name} must be a whole number from 1 to ${MOST}.`);
  return value;
}

async function grant(db: Db, email: string, gift: Gift): Promise<void> {
  const user = await findUserByEmail(db, email);
  if (!user) throw new Error(`There is no account ${email}.`);
  const to = { userId: user.id, actor: "operator" };
  await ("tier" in gift ? grantTier(db, { ...to, ...gift }) : grantCredits(db, { ...to, ...gift }));
}

const args = process.argv.slice(2);
if (args.length === 0 || args.includes("--help") || args[0] === "help") console.log(HELP);
else {
  run(args).then(console.log, (error: unknown) => {
    const misused = error instanceof Misuse || (error as { code?: string }).code?.startsWith("ERR_PARSE_ARGS");
    const faults =
      error instanceof ConfigFault ? error.faults : [error instanceof Error ? error.message : String(error)];
    console.error([...faults, ...(misused ? ["", HELP] : [])].join("\n"));
    process.exitCode = misused ? MISUSED : FAILED;
  });
}
