import { parseArgs } from "node:util";
import { ConfigFault } from "../config/config.ts";
import { revoke, user } from "./accounts.ts";
import { backup, restore } from "./backup.ts";
import { Misuse, type Command } from "./command.ts";
import { grant } from "./grant.ts";
import { job } from "./job.ts";
import { migrate } from "./migrate.ts";
import { reseal } from "./reseal.ts";

const MISUSED = 2;
const FAILED = 1;

const commands: readonly Command[] = [grant, revoke, user, job, backup, restore, migrate, reseal];

const helpOf = (
  shown: readonly Command[],
): string => `Works at the machine itself, on the database that DATA_DIR or DATABASE_URL names.

${shown.map(({ help }) => help.replaceAll(/^ {2}(?=\S)/gm, "  npm run admin -- ")).join("\n")}

Everything changed is noted in the log of changes. The embedded database serves one process: stop the server first.`;

/** What the program ends with: 0 and what was done, 1 and why it can't be, 2 and the help. */
export interface Answer {
  readonly code: 0 | typeof FAILED | typeof MISUSED;
  readonly output: string;
}

/** Does what an operator asks for on the command line. Never throws. */
export async function answer(args: readonly string[]): Promise<Answer> {
  try {
    return { code: 0, output: await run(args) };
  } catch (error) {
    const misused = error instanceof Misuse || (error as { code?: string }).code?.startsWith("ERR_PARSE_ARGS");
    const faults =
      error instanceof ConfigFault ? error.faults : [error instanceof Error ? error.message : String(error)];
    return {
      code: misused ? MISUSED : FAILED,
      output: [...faults, ...(misused ? ["", helpOf(commands)] : [])].join("\n"),
    };
  }
}

async function run(args: readonly string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      days: { type: "string", default: "30" },
      type: { type: "string", default: "single_report" },
      "without-backup": { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  const [name = "help", ...rest] = positionals;
  const command = commands.find((one) => one.name === name);
  if (values.help || name === "help") return helpOf(command ? [command] : commands);
  if (!command) throw new Misuse(`There is no command "${name}".`);
  return command.run(rest, values);
}
