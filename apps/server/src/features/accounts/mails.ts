import { limits } from "@audit/contract";
import type { Composers, MailContent } from "../../platform/mail/index.ts";
import { makeRecoveryLink } from "./recovery-link.ts";
import { hashSecret, newSecret } from "./secret.ts";
import { findUserByEmail } from "./store.ts";
import { replaceVerification } from "./verification-store.ts";

const NOT_YOU = "If this was not you, reset your password at once: whoever did it knows the present one.";

/** Mails of accounts. The secret of a link is made when its mail leaves, so that the outbox never holds one. */
export const accountMails: Composers = {
  // Asked for by anybody for any address: whether there is an account shows only here.
  "reset-password": async (db, { recipient, letterhead }) => {
    const user = await findUserByEmail(db, recipient);
    if (!user) return null;
    const url = await makeRecoveryLink(db, user.id, letterhead.origin);
    return {
      subject: "Reset your password",
      paragraphs: [`Somebody, hopefully you, wants to set a new password for ${letterhead.brand}.`],
      button: { label: "Set a new password", url },
      notes: [
        `The link works once, for ${limits.resetLinkMinutes} minutes.`,
        "If you did not ask for it, you need not do anything: your password stays as it is.",
      ],
    };
  },

  "password-changed": async (_db, { letterhead, facts }): Promise<MailContent> => ({
    subject: "Your password was changed",
    paragraphs: [`The password of your account at ${letterhead.brand} was changed just now.`, endedSentence(facts)],
    button: { label: "Reset my password", url: `${letterhead.origin}/forgot-password` },
    notes: [NOT_YOU],
  }),

  "verify-email": async (db, { recipient, letterhead }) => {
    const user = await findUserByEmail(db, recipient);
    if (!user || user.email_verified_at !== null) return null;
    const token = newSecret();
    await replaceVerification(db, user.id, hashSecret(token));
    return {
      subject: "Confirm your email address",
      paragraphs: [`Please confirm that ${recipient} is yours, so that ${letterhead.brand} can reach you.`],
      button: { label: "Confirm my address", url: `${letterhead.origin}/verify-email#token=${token}` },
      notes: ["The link works once, for 7 days. If you did not open an account, you need not do anything."],
    };
  },

  "account-exists": async (_db, { recipient, letterhead }): Promise<MailContent> => ({
    subject: "You already have an account",
    paragraphs: [
      `Somebody, hopefully you, tried to open an account for ${recipient} at ${letterhead.brand}. There is one already.`,
      "You can sign in with it, or set a new password if you don't know yours any more.",
    ],
    button: { label: "Sign in", url: `${letterhead.origin}/login` },
    notes: ["If this was not you, you need not do anything: nothing was changed."],
  }),

  "new-sign-in": async (_db, { letterhead, facts }): Promise<MailContent> => ({
    subject: "New sign-in to your account",
    paragraphs: [
      `Somebody signed in to your account at ${letterhead.brand} with a browser that had not done so before${browserOf(facts)}.`,
      "If this was you, all is well.",
    ],
    button: { label: "See who is signed in", url: `${letterhead.origin}/account` },
    notes: [NOT_YOU],
  }),

  "second-factor": async (_db, { letterhead, facts }): Promise<MailContent> => ({
    subject: "The second factor of your account was changed",
    paragraphs: [`${String(facts["what"])} at your account at ${letterhead.brand}, just now.`],
    button: { label: "See your account", url: `${letterhead.origin}/account` },
    notes: [NOT_YOU],
  }),

  "token-made": async (_db, { letterhead, facts }): Promise<MailContent> => ({
    subject: "A personal token was made",
    paragraphs: [
      `A token named “${String(facts["name"])}” was made just now, by which a program can act for your account at ${letterhead.brand}.`,
      "If this was you, all is well.",
    ],
    button: { label: "See your tokens", url: `${letterhead.origin}/account` },
    notes: ["If this was not you, revoke the token and reset your password at once."],
  }),

  "program-let-in": async (_db, { letterhead, facts }): Promise<MailContent> => ({
    subject: "A program was let in to your account",
    paragraphs: [
      `“${String(facts["name"])}” (${String(facts["place"])}) was let in just now and can act for your account at ${letterhead.brand}.`,
      "If this was you, all is well.",
    ],
    button: { label: "See what is let in", url: `${letterhead.origin}/account` },
    notes: ["If this was not you, revoke it under Personal tokens and reset your password at once."],
  }),

  "account-deleted": async (_db, { letterhead }): Promise<MailContent> => ({
    subject: "Your account was deleted",
    paragraphs: [
      `Your account at ${letterhead.brand} was deleted just now, with all its analyses, tasks, notes and links.`,
      "This is the last mail that it gets.",
    ],
    button: { label: `To ${letterhead.brand}`, url: letterhead.origin },
    notes: ["Whoever did it knew your password. If this was not you, change that password wherever else you use it."],
  }),
};

const browserOf = ({ browser }: Record<string, unknown>): string =>
  typeof browser === "string" && browser !== "" ? `: ${browser}` : "";

function endedSentence({ ended }: Record<string, unknown>): string {
  const browsers = (Array.isArray(ended) ? ended : []).map((name) => String(name) || "an unknown browser");
  if (browsers.length === 0) return "No other browser was signed in.";
  const named = browsers.length > 10 ? `${browsers.length} browsers` : browsers.join(", ");
  return `For your safety these were signed out: ${named}.`;
}
