import { z } from "zod";
import type { Composers, MailContent } from "../../platform/mail/index.ts";

const Pair = z.tuple([z.number().nullable(), z.number().nullable()]);
const Facts = z.object({
  domain: z.string(),
  jobId: z.string(),
  health: Pair,
  aiVisibility: Pair,
  counts: z.object({ fixed: z.number(), fresh: z.number(), back: z.number(), same: z.number() }),
  worse: z.array(z.string()),
  compared: z.boolean(),
  fewerPages: z.boolean(),
});

/** Mails about audits that repeat by themselves. */
export const historyMails: Composers = {
  "audit-changed": async (_db, { letterhead, facts }): Promise<MailContent> => {
    const { domain, jobId, health, aiVisibility, counts, worse, compared, fewerPages } = Facts.parse(facts);
    const changed = `${counts.fixed} fixed, ${counts.fresh} new, ${counts.back} back, ${counts.same} as before.`;
    return {
      subject: compared
        ? `${domain}: ${counts.fixed} fixed, ${counts.fresh + counts.back} new or back`
        : `${domain}: audited again`,
      paragraphs: [
        `We have audited ${domain} again, as you asked.`,
        `${scoreWords("Health", health)} ${scoreWords("AI visibility", aiVisibility)}`,
        ...(compared ? [`Tasks since the audit before: ${changed}`] : []),
        ...(worse.length > 0 ? [`New or back: ${worse.join("; ")}.`] : []),
        ...(fewerPages ? ["This time fewer pages could be read, so some of what is missing may not be fixed."] : []),
      ],
      button: { label: "See what changed", url: `${letterhead.origin}/dashboard/compare?jobId=${jobId}` },
      notes: ["You get this mail because you set this audit to repeat. Switch it off on the page behind the button."],
    };
  },
};

function scoreWords(name: string, [before, now]: z.infer<typeof Pair>): string {
  if (now === null) return `${name} could not be told.`;
  if (before === null || before === now) return `${name} is ${now} of 100.`;
  return `${name} went from ${before} to ${now} of 100.`;
}
