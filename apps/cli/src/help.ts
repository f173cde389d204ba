import { commands, optionsOf, type CommandName } from "./options.ts";

const USAGE: Readonly<Record<CommandName, readonly string[]>> = {
  audit: ["[audit] <url> [options]", "--explain <url of a page> [<url of its site>] [options]"],
  plan: ["plan <audit.json or url> [--task N] [options]"],
  verify: ["verify <audit.json> [--task N ...] [options]"],
  compare: ["compare <before.json> <after.json> [options]"],
  export: ["export <audit.json> --as FORM [--output FILE]"],
  rules: ["rules [<rule>] [options]"],
  doctor: ["doctor [<url>] [options]"],
  mcp: ["mcp [options]"],
  config: ["config"],
  completion: ["completion bash|zsh|fish"],
};

const WIDTH = 112;
const COLUMN = 26;

/** How a command is called and what its options mean. */
export function helpOf(command: CommandName): string {
  const usage = USAGE[command].map((line, index) => `${index === 0 ? "Usage: " : "       "}seo-audit ${line}`);
  const lines = optionsOf(command).flatMap(({ name, value, help }) =>
    hang(`  --${name}${value === undefined ? "" : ` ${value}`}`, help),
  );
  const others =
    command === "audit"
      ? ["", "Commands:", ...Object.entries(commands).flatMap(([name, says]) => hang(`  ${name}`, says))]
      : [];
  return [...usage, ...others, ...(lines.length > 0 ? ["", "Options:", ...lines] : []), "", STATUS].join("\n");
}

const STATUS = `Exit status: 0 done, 1 done and a condition of --fail-on holds or a task is not done yet, 2 what was asked for
can't be understood or had (an unknown option, an address that can't be audited), 3 internal failure.`;

/** A term and its words, broken into lines that begin in one column. */
function hang(term: string, words: string): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of words.split(" ")) {
    if (line.length + word.length + COLUMN + 1 > WIDTH) {
      lines.push(line);
      line = "";
    }
    line += `${line === "" ? "" : " "}${word}`;
  }
  lines.push(line);
  const first = term.length < COLUMN ? [`${term.padEnd(COLUMN)}${lines.shift() ?? ""}`] : [term];
  return [...first, ...lines.map((rest) => `${" ".repeat(COLUMN)}${rest}`)];
}
