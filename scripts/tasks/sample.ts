import { become } from "./run-command.ts";

/** `npm run task sample`: makes the audit of the demo shop anew that visitors may read without an account. */
export function sample(): void {
  become(process.execPath, ["apps/server/src/testing/sample/make-sample.ts"]);
}
