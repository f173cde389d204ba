import type { RuleEntry } from "@audit/contract";
import { Link } from "@tanstack/react-router";
import { Impact } from "../../components/impact.tsx";
import { Table, Td, Th } from "../../components/table.tsx";
import { gradeWords, hostOf, placeOf } from "./rule-words.ts";

/** Rules with what backs them and what they count for. */
export function RuleTable({ rules }: { readonly rules: readonly RuleEntry[] }) {
  return (
    <div className="overflow-x-auto px-3" role="region" aria-label="Rules, scrollable" tabIndex={0}>
      <Table caption="Rules">
        <thead>
          <tr>
            <Th>Rule</Th>
            <Th>Severity</Th>
            <Th>Grade</Th>
            <Th className="text-right">Weight</Th>
            <Th>Source</Th>
          </tr>
        </thead>
        <tbody>
          {rules.map((rule) => (
            <Row key={rule.id} rule={rule} />
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function Row({ rule }: { readonly rule: RuleEntry }) {
  const { id, title, severity, grade, weight, source } = rule;
  return (
    <tr className="hover:bg-hover/55">
      <Td className="min-w-72 py-2">
        <Link to="/checks/$rule" params={{ rule: id }} preload={false} className="font-medium hover:underline">
          {title}
        </Link>
        <span className="block text-12 text-ink-3">
          {placeOf(rule)} · <span className="font-mono">{id}</span>
        </span>
      </Td>
      <Td>
        <Impact impact={severity} />
      </Td>
      <Td>
        <abbr title={gradeWords[grade]} className="no-underline">
          {grade}
        </abbr>
      </Td>
      <Td className="text-right tabular-nums">{weight === 0 ? <span className="text-ink-3">informs</span> : weight}</Td>
      <Td className="whitespace-nowrap">
        <a
          href={source}
          target="_blank"
          rel="noopener noreferrer"
          className="text-ink-2 underline decoration-line underline-offset-3 hover:decoration-control"
        >
          {hostOf(source)}
        </a>
      </Td>
    </tr>
  );
}
