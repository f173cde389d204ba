import type { MailValues } from "@audit/contract";

const LONGEST_NAME = 60;
/** What the sign-up form calls everybody. */
const NOBODY = "User";

interface Addressee {
  readonly name: string;
  readonly email: string;
  readonly created_at: Date;
}

interface Sender {
  readonly brand: string;
  readonly origin: string;
  readonly supportEmail: string;
}

export const valuesFor = (to: Addressee, from: Sender): MailValues => ({
  user_name: plainName(to.name),
  user_email: to.email,
  app_url: from.origin,
  support_email: from.supportEmail,
  company_name: from.brand,
  signup_date: to.created_at.toLocaleDateString("en-GB", {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }),
});

/**
 * A name as it may stand in a mail. Anybody may sign up as anything with somebody else's address, so nothing may stay
 * that mail programs turn into a link or that turns the line around.
 */
export function plainName(name: string): string {
  const plain = name
    .normalize("NFC")
    .replaceAll(/[^\p{L}\p{M}\p{N}' ’.-]/gu, " ")
    .replaceAll(/\.(?=\S)/g, ". ")
    .replaceAll(/\s+/g, " ")
    .trim();
  const cut = Array.from(plain).slice(0, LONGEST_NAME).join("").trim();
  return /\p{L}/u.test(cut) && cut !== NOBODY ? cut : "there";
}
