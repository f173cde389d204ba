import { limits } from "@audit/contract";
import { sayIn, type Composers, type MailContent, type Say } from "../../platform/mail/index.ts";
import { makeRecoveryLink } from "./recovery-link.ts";
import { hashSecret, newSecret } from "./secret.ts";
import { findUserByEmail } from "./store.ts";
import { replaceVerification } from "./verification-store.ts";

const ALL_WELL = "If this was you, all is well.";
const NOT_YOU = "If this was not you, reset your password at once: whoever did it knows the present one.";

/** Mails of accounts. The secret of a link is made when its mail leaves, so that the outbox never holds one. */
export const accountMails: Composers = {
  // Asked for by anybody for any address: whether there is an account shows only here.
  "reset-password": async (db, { recipient, letterhead }) => {
    const say = sayIn(letterhead);
    const user = await findUserByEmail(db, recipient);
    if (!user) return null;
    const url = await makeRecoveryLink(db, user.id, letterhead.origin);
    return {
      subject: say("Reset your password"),
      paragraphs: [say("Somebody, hopefully you, wants to set a new password for {brand}.")],
      button: { label: say("Set a new password"), url },
      notes: [
        say("The link works once, for {minutes} minutes.", { minutes: limits.resetLinkMinutes }),
        say("If you did not ask for it, you need not do anything: your password stays as it is."),
      ],
    };
  },

  "password-changed": async (_db, { letterhead, facts }): Promise<MailContent> => {
    const say = sayIn(letterhead);
    return {
      subject: say("Your password was changed"),
      paragraphs: [say("The password of your account at {brand} was changed just now."), endedSentence(say, facts)],
      button: { label: say("Reset my password"), url: `${letterhead.origin}/forgot-password` },
      notes: [say(NOT_YOU)],
    };
  },

  "verify-email": async (db, { recipient, letterhead }) => {
    const say = sayIn(letterhead);
    const user = await findUserByEmail(db, recipient);
    if (!user || user.email_verified_at !== null) return null;
    const token = newSecret();
    await replaceVerification(db, user.id, hashSecret(token));
    return {
      subject: say("Confirm your email address"),
      paragraphs: [say("Please confirm that {email} is yours, so that {brand} can reach you.", { email: recipient })],
      button: { label: say("Confirm my address"), url: `${letterhead.origin}/verify-email#token=${token}` },
      notes: [say("The link works once, for 7 days. If you did not open an account, you need not do anything.")],
    };
  },

  "account-exists": async (_db, { recipient, letterhead }): Promise<MailContent> => {
    const say = sayIn(letterhead);
    return {
      subject: say("You already have an account"),
      paragraphs: [
        say("Somebody, hopefully you, tried to open an account for {email} at {brand}. There is one already.", {
          email: recipient,
        }),
        say("You can sign in with it, or set a new password if you don't know yours any more."),
      ],
      button: { label: say("Sign in"), url: `${letterhead.origin}/login` },
      notes: [say("If this was not you, you need not do anything: nothing was changed.")],
    };
  },

  "new-sign-in": async (_db, { letterhead, facts }): Promise<MailContent> => {
    const say = sayIn(letterhead);
    return {
      subject: say("New sign-in to your account"),
      paragraphs: [
        say("Somebody signed in to your account at {brand} with a browser that had not done so before{browser}.", {
          browser: browserOf(facts),
        }),
        say(ALL_WELL),
      ],
      button: { label: say("See who is signed in"), url: `${letterhead.origin}/account` },
      notes: [say(NOT_YOU)],
    };
  },

  "second-factor": async (_db, { letterhead, facts }): Promise<MailContent> => {
    const say = sayIn(letterhead);
    return {
      subject: say("The second factor of your account was changed"),
      paragraphs: [say("{what} at your account at {brand}, just now.", { what: say.known(String(facts["what"])) })],
      button: { label: say("See your account"), url: `${letterhead.origin}/account` },
      notes: [say(NOT_YOU)],
    };
  },

  "token-made": async (_db, { letterhead, facts }): Promise<MailContent> => {
    const say = sayIn(letterhead);
    return {
      subject: say("A personal token was made"),
      paragraphs: [
        say("A token named “{name}” was made just now, by which a program can act for your account at {brand}.", {
          name: String(facts["name"]),
        }),
        say(ALL_WELL),
      ],
      button: { label: say("See your tokens"), url: `${letterhead.origin}/account` },
      notes: [say("If this was not you, revoke the token and reset your password at once.")],
    };
  },

  "program-let-in": async (_db, { letterhead, facts }): Promise<MailContent> => {
    const say = sayIn(letterhead);
    const [name, place] = [String(facts["name"]), String(facts["place"])];
    return {
      subject: say("A program was let in to your account"),
      paragraphs: [
        say("“{name}” ({place}) was let in just now and can act for your account at {brand}.", { name, place }),
        say(ALL_WELL),
      ],
      button: { label: say("See what is let in"), url: `${letterhead.origin}/account` },
      notes: [say("If this was not you, revoke it under Personal tokens and reset your password at once.")],
    };
  },

  "account-deleted": async (_db, { letterhead }): Promise<MailContent> => {
    const say = sayIn(letterhead);
    return {
      subject: say("Your account was deleted"),
      paragraphs: [
        say("Your account at {brand} was deleted just now, with all its analyses, tasks, notes and links."),
        say("This is the last mail that it gets."),
      ],
      button: { label: say("To {brand}"), url: letterhead.origin },
      notes: [
        say("Whoever did it knew your password. If this was not you, change that password wherever else you use it."),
      ],
    };
  },
};

const browserOf = ({ browser }: Record<string, unknown>): string =>
  typeof browser === "string" && browser !== "" ? `: ${browser}` : "";

function endedSentence(say: Say, { ended }: Record<string, unknown>): string {
  const browsers = (Array.isArray(ended) ? ended : []).map((name) => String(name) || say("an unknown browser"));
  if (browsers.length === 0) return say("No other browser was signed in.");
  const named = browsers.length > 10 ? say("{count} browsers", { count: browsers.length }) : browsers.join(", ");
  return say("For your safety these were signed out: {named}.", { named });
}
