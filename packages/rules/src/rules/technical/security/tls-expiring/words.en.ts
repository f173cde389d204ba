import { oneLine } from "../../../../escape/plain.ts";
import { shell } from "../../../../escape/shell.ts";
import type { Words } from "../../../../words.ts";
import { counted } from "../../../../wording/plural.ts";

export const en: Words<{ readonly validUntil: string; readonly daysLeft: number }> = {
  failing: "The certificate of the site has expired or is about to",
  title: "Renew the certificate of the site",
  why: "From its last day on, browsers show a warning instead of the shop, and crawlers get no page at all.",
  steps: "Have a new certificate issued now, and find out why it was not renewed by itself.",
  check: ({ url }) => ({
    look: `Open ${oneLine(url)}, click on the sign beside the address and look at the certificate's last day. Expected: more than three weeks ahead.`,
    command: `curl -sIv ${shell(url)} 2>&1 | grep -i 'expire date'`,
  }),
  seen: ({ validUntil, daysLeft }) =>
    `a certificate that ${daysLeft < 0 ? `ran out on ${validUntil}` : `runs out on ${validUntil}, in ${counted(daysLeft, "day")}`}`,
};
