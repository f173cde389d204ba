import { z } from "zod";
import { sayIn, type Composers, type MailContent } from "../../platform/mail/index.ts";

const MOST_SHOWN = 20;
const Facts = z.object({
  every: z.enum(["day", "week"]),
  notices: z.array(z.object({ title: z.string(), lines: z.array(z.string()), url: z.string() })),
});

/** Mails that gather the notices of a day or a week. */
export const noticeMails: Composers = {
  "notice-digest": async (_db, { letterhead, facts }): Promise<MailContent> => {
    const { every, notices } = Facts.parse(facts);
    const say = sayIn(letterhead);
    const count = notices.length;
    const many =
      every === "day"
        ? say("{count} notices of the last day", { count })
        : say("{count} notices of the last week", { count });
    const shown = notices.slice(0, MOST_SHOWN);
    const rest = notices.length - shown.length;
    const [only] = notices;
    return {
      subject: count === 1 && only ? only.title : many,
      paragraphs: [
        ...shown.map(({ title, lines }) => [`${title}.`, ...lines].join(" ")),
        ...(rest > 0 ? [say("And {rest} more.", { rest })] : []),
      ],
      button: { label: say("Open the last one"), url: notices.at(-1)?.url ?? letterhead.origin },
      notes: [say("You get this mail because you asked for it under Account, Notices. Remove it there.")],
    };
  },
};
