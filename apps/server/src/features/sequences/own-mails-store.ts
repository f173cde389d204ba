import type { AccountExport } from "@audit/contract";
import type { Db } from "../../platform/database/index.ts";

/** What an account has to do with sequences, for its owner. */
export async function readOwnMails(db: Db, userId: string): Promise<AccountExport["mails"]> {
  const { mail_opt_out_at: left } = await db
    .selectFrom("users")
    .select("mail_opt_out_at")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom("email_enrolments as e")
    .innerJoin("email_sequences as s", "s.id", "e.sequence_id")
    .leftJoin("email_deliveries as d", (join) =>
      join.onRef("d.enrolment_id", "=", "e.id").on("d.sent_at", "is not", null),
    )
    .select(["s.name", "e.enrolled_at", "d.step_number", "d.sent_at"])
    .where("e.user_id", "=", userId)
    .orderBy("e.enrolled_at")
    .orderBy("d.step_number")
    .execute();
  const sequences = [...Map.groupBy(rows, ({ name }) => name)].map(([sequence, steps]) => ({
    sequence,
    enrolled_at: new Date(Math.min(...steps.map(({ enrolled_at: at }) => at.getTime()))).toISOString(),
    sent: steps.flatMap(({ step_number: step, sent_at: at }) =>
      step === null || at === null ? [] : [{ step, at: at.toISOString() }],
    ),
  }));
  return { unsubscribed_at: left?.toISOString() ?? null, sequences };
}
