import { z } from "zod";
import type { Composers, MailContent } from "../../platform/mail/index.ts";

const MOST_SHOWN = 20;
const Facts = z.object({
  every: z.enum(["day", "week"]),
  notices: z.array(z.object({ title: z.string(), lines: z.array(z.string()), url: z.string() })),
});

/** Mails that gather the notices of a day or a week. */
export const noticeMails: Composers = {
  "notice-digest": async (_db, { letterhead, facts }): Promise<MailContent> => {
    const { every, notices } = Facts.parse(facts);
    const shown = notices.slice(0, MOST_SHOWN);
    const rest = notices.length - shown.length;
    const [only] = notices;
    return {
      subject: notices.length === 1 && only ? only.title : `${notices.length} notices of the last ${every}`,
      paragraphs: [
        ...shown.map(({ title, lines }) => [`${title}.`, ...lines].join(" ")),
        ...(rest > 0 ? [`And ${rest} more.`] : []),
      ],
      button: { label: "Open the last one", url: notices.at(-1)?.url ?? letterhead.origin },
      notes: ["You get this mail because you asked for it under Account, Notices. Remove it there."],
    };
  },
};
