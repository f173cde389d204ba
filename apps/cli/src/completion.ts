import { commands, optionsOf, type CommandName } from "./options.ts";
import { UsageError } from "./usage-error.ts";

const names = Object.keys(commands) as CommandName[];
const flagsOf = (command: CommandName): string =>
  optionsOf(command)
    .map(({ name }) => `--${name}`)
    .join(" ");

const BASH = `# seo-audit completion for bash: eval "$(seo-audit completion bash)"
_seo_audit() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" command=audit flags
  case "\${COMP_WORDS[1]}" in ${names.join("|")}) command="\${COMP_WORDS[1]}";; esac
  case "$before" in
${choiceCases("    ", (name, choices) => `--${name}) COMPREPLY=($(compgen -W "${choices}" -- "$word")); return;;`)}
    completion) COMPREPLY=($(compgen -W "bash zsh fish" -- "$word")); return;;
  esac
  case "$command" in
${names.map((name) => `    ${name}) flags="${flagsOf(name)}";;`).join("\n")}
  esac
  [ "$COMP_CWORD" = 1 ] && flags="${names.join(" ")} $flags"
  COMPREPLY=($(compgen -W "$flags" -- "$word") $(compgen -f -- "$word"))
}
complete -o filenames -F _seo_audit seo-audit
`;

const ZSH = `#compdef seo-audit
# seo-audit completion for zsh: eval "$(seo-audit completion zsh)"
autoload -U +X bashcompinit && bashcompinit
${BASH}`;

const FISH = [
  "# seo-audit completion for fish: seo-audit completion fish | source",
  ...names.map((name) => `complete -c seo-audit -n __fish_use_subcommand -f -a ${name} -d ${quoted(commands[name])}`),
  ...names.flatMap((command) =>
    optionsOf(command).map(({ name, help, type, choices, file }) =>
      [
        "complete -c seo-audit",
        command === "audit"
          ? `-n "not __fish_seen_subcommand_from ${names.filter((one) => one !== "audit").join(" ")}"`
          : `-n "__fish_seen_subcommand_from ${command}"`,
        `-l ${name}`,
        ...(type === "string" ? ["-r"] : []),
        ...(choices === undefined ? [] : [`-f -a "${choices.join(" ")}"`]),
        ...(type === "string" && choices === undefined && file !== true ? ["-f"] : []),
        `-d ${quoted(help)}`,
      ].join(" "),
    ),
  ),
  "",
].join("\n");

function choiceCases(indent: string, write: (name: string, choices: string) => string): string {
  const seen = new Map(
    names.flatMap((command) => optionsOf(command)).flatMap((one) => (one.choices ? [[one.name, one.choices]] : [])),
  );
  return [...seen].map(([name, choices]) => `${indent}${write(name, choices.join(" "))}`).join("\n");
}

function quoted(text: string): string {
  return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}

/** A script that completes commands, options and their values. @throws UsageError for a shell that is not known */
export function completionFor(shell: string | undefined): string {
  if (shell === "bash") return BASH;
  if (shell === "zsh") return ZSH;
  if (shell === "fish") return FISH;
  throw new UsageError(`completion takes bash, zsh or fish${shell === undefined ? "" : `, not "${shell}"`}.`);
}
