import { AuditFailed, engineVersion, SitemapRefused } from "@audit/engine";
import { audit } from "./commands/audit.ts";
import { compare } from "./commands/compare.ts";
import { exportData } from "./commands/export.ts";
import { doctor } from "./commands/doctor.ts";
import { mcp } from "./commands/mcp.ts";
import { plan } from "./commands/plan.ts";
import { rules } from "./commands/rules.ts";
import { verify } from "./commands/verify.ts";
import { completionFor } from "./completion.ts";
import { EXIT } from "./exit-codes.ts";
import { helpOf } from "./help.ts";
import type { CommandName } from "./options.ts";
import { print, setColours } from "./output.ts";
import { readArguments, type Arguments } from "./read-arguments.ts";
import { settingsJsonSchema } from "./settings/settings-schema.ts";
import { UsageError } from "./usage-error.ts";

const run: Readonly<Record<CommandName, (args: Arguments) => Promise<number>>> = {
  audit,
  plan,
  verify,
  compare,
  export: exportData,
  rules,
  doctor,
  mcp,
  config: () => say(JSON.stringify(settingsJsonSchema(), null, 2)),
  completion: ({ positionals }) => say(completionFor(positionals[0]).trimEnd()),
};

/** Does what the arguments ask for, and says what went wrong. @returns the exit status */
export async function start(args: readonly string[]): Promise<number> {
  try {
    const read = readArguments(args);
    setColours(read.values.color);
    if (read.values.version === true) return await say(engineVersion);
    return read.values.help === true ? await say(helpOf(read.command)) : await run[read.command](read);
  } catch (error) {
    if (error instanceof AuditFailed || error instanceof UsageError || error instanceof SitemapRefused) {
      console.error(error.message);
      return EXIT.refused;
    }
    console.error("The audit failed for a reason of its own.", error);
    return EXIT.internal;
  }
}

async function say(text: string): Promise<number> {
  await print([`${text}\n`]);
  return EXIT.done;
}
