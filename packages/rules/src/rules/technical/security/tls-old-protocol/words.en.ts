import { oneLine } from "../../../../escape/plain.ts";
import { shell } from "../../../../escape/shell.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "The server still speaks TLS 1.0 or 1.1",
  title: "Switch off the outdated TLS 1.0 and 1.1",
  why: "These protocols of 1999 and 2006 can be broken and must not be offered any more; card payments are not allowed over them.",
  steps: "Allow TLS 1.2 and 1.3 only, in the server's or the delivery network's settings.",
  check: ({ url }) => ({
    look: `Test the host of ${oneLine(url)} at https://www.ssllabs.com/ssltest/. Expected: TLS 1.0 and TLS 1.1 are off.`,
    command: `curl -sI --tlsv1.0 --tls-max 1.1 ${shell(url)}`,
  }),
  seen: () => "the server accept encryption of 2006 (TLS 1.1) or older",
};
