import type { Language } from "../language.ts";

/** Whose mail it is, kept with the row because another process sends it. */
export interface MailLetterhead {
  readonly brand: string;
  /** Where its links lead, such as "https://audit.example". */
  readonly origin: string;
  /** Of the button, such as "#2563eb". */
  readonly colour: string;
  /** What the mail is written in; English where none was noted. */
  readonly language?: Language;
}
