import { AuditFailed } from "@audit/engine";
import { auditInTerminal } from "./audit-in-terminal.ts";
import { readArguments, usage } from "./read-arguments.ts";
import { UsageError } from "./usage-error.ts";

const EXIT_CANT_AUDIT = 2;
const EXIT_INTERNAL = 3;

process.exitCode = await run(process.argv.slice(2));

async function run(args: readonly string[]): Promise<number> {
  try {
    const wanted = readArguments(args);
    if (wanted === "help") console.log(usage);
    else await auditInTerminal(wanted);
    return 0;
  } catch (error) {
    if (error instanceof AuditFailed || error instanceof UsageError) {
      console.error(error.message);
      return EXIT_CANT_AUDIT;
    }
    console.error("The audit failed for a reason of its own.", error);
    return EXIT_INTERNAL;
  }
}
