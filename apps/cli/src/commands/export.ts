import { writeFileSync } from "node:fs";
import { ExportForm } from "@audit/contract";
import { forms } from "@audit/exports";
import { EXIT } from "../exit-codes.ts";
import { print, writePieces } from "../output.ts";
import { readAuditFile } from "../read-audit-file.ts";
import type { Arguments } from "../read-arguments.ts";
import { UsageError } from "../usage-error.ts";

/** Writes an audit's data in the form of another program. @returns the exit status */
export async function exportData({ values, positionals }: Arguments): Promise<number> {
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new UsageError("export takes the JSON file of one audit.");
  const { as, output } = values;
  if (as === undefined) throw new UsageError("export needs --as; --help lists the forms.");
  const written = forms[ExportForm.parse(as)].write(readAuditFile(file));
  if (written instanceof Promise) {
    if (output === undefined) throw new UsageError(`--as ${as} needs --output FILE.`);
    writeFileSync(output, await written);
  } else if (output === undefined) await print(written);
  else writePieces(output, written);
  return EXIT.done;
}
