import { parseArgs } from "node:util";
import { commands, optionsOf, options, type CommandName, type OptionName } from "./options.ts";
import { UsageError } from "./usage-error.ts";

/** Values of options as they were written. */
export type Written = {
  readonly [Name in OptionName]?: (typeof options)[Name] extends { type: "boolean" }
    ? boolean
    : (typeof options)[Name] extends { multiple: true }
      ? readonly string[]
      : string;
};

export interface Arguments {
  readonly command: CommandName;
  readonly values: Written;
  readonly positionals: readonly string[];
}

/** Which command is meant; an address alone is audited. @throws UsageError naming what is wrong */
export function readArguments(args: readonly string[]): Arguments {
  const [first = ""] = args;
  const named = isCommand(first);
  const command = named ? first : "audit";
  const known = Object.fromEntries(optionsOf(command).map(({ name }) => [name, options[name]]));
  try {
    const { values, positionals } = parseArgs({
      args: named ? args.slice(1) : [...args],
      options: { ...known, version: options.version },
      allowPositionals: true,
    });
    for (const { name, choices } of optionsOf(command)) {
      const value = (values as Written)[name];
      if (choices !== undefined && typeof value === "string" && !choices.includes(value))
        throw new UsageError(`--${name} takes ${choices.join(", ")}, not "${value}".`);
    }
    return { command, values: values as Written, positionals };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${(error as Error).message}\nseo-audit ${command} --help shows what there is.`);
  }
}

const isCommand = (text: string): text is CommandName => Object.hasOwn(commands, text);
