import { z } from "zod";
import { sayIn, type Composers, type MailContent, type Say } from "../../platform/mail/index.ts";

const Pair = z.tuple([z.number().nullable(), z.number().nullable()]);
const Facts = z.object({
  domain: z.string(),
  jobId: z.string(),
  health: Pair,
  aiVisibility: Pair,
  counts: z.object({ fixed: z.number(), fresh: z.number(), back: z.number(), same: z.number() }),
  worse: z.array(z.string()),
  /** Mails written by an earlier version have none. */
  again: z.array(z.string()).default([]),
  compared: z.boolean(),
  fewerPages: z.boolean(),
});

/** Mails about audits that repeat by themselves. */
export const historyMails: Composers = {
  "audit-changed": async (_db, { letterhead, facts }): Promise<MailContent> => {
    const { domain, jobId, health, aiVisibility, counts, worse, again, compared, fewerPages } = Facts.parse(facts);
    const say = sayIn(letterhead);
    return {
      subject: compared
        ? say("{domain}: {fixed} fixed, {newOrBack} new or back", {
            domain,
            fixed: counts.fixed,
            newOrBack: counts.fresh + counts.back,
          })
        : say("{domain}: audited again", { domain }),
      paragraphs: [
        say("We have audited {domain} again, as you asked.", { domain }),
        `${scoreWords(say, say("Health"), health)} ${scoreWords(say, say("AI visibility"), aiVisibility)}`,
        ...(compared
          ? [say("Tasks since the audit before: {fixed} fixed, {fresh} new, {back} back, {same} as before.", counts)]
          : []),
        ...(worse.length > 0 ? [say("New or back: {tasks}.", { tasks: worse.join("; ") })] : []),
        ...(again.length > 0 ? [say("Marked complete, but found again: {tasks}.", { tasks: again.join("; ") })] : []),
        ...(fewerPages
          ? [say("This time fewer pages could be read, so some of what is missing may not be fixed.")]
          : []),
      ],
      button: { label: say("See what changed"), url: `${letterhead.origin}/dashboard/compare?jobId=${jobId}` },
      notes: [
        say("You get this mail because you set this audit to repeat. Switch it off on the page behind the button."),
      ],
    };
  },
};

function scoreWords(say: Say, name: string, [before, now]: z.infer<typeof Pair>): string {
  if (now === null) return say("{name} could not be told.", { name });
  if (before === null || before === now) return say("{name} is {now} of 100.", { name, now });
  return say("{name} went from {before} to {now} of 100.", { name, before, now });
}
