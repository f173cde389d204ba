import type { Monitoring, ProbeReading } from "@audit/contract";
import { Age } from "../../components/age.tsx";
import { Badge, Status } from "../../components/badge.tsx";
import { Table, Td, Th } from "../../components/table.tsx";
import { partsOf, probeWords } from "./health-words.ts";

/** How every part we depend on answered when it was last asked. */
export function PartsTable({ monitoring }: { readonly monitoring: Monitoring }) {
  const { mode } = monitoring.apiStatus.stripe;
  return (
    <div className="px-3">
      <Table caption="Dependencies">
        <thead>
          <tr>
            <Th>Part</Th>
            <Th className="w-40">Status</Th>
            <Th className="max-md:hidden">What was found</Th>
            <Th className="w-24 text-right max-sm:hidden">Latency</Th>
            <Th className="w-32 max-lg:hidden">Last check</Th>
            <Th className="w-56 max-lg:hidden">Last error</Th>
          </tr>
        </thead>
        <tbody>
          {partsOf(monitoring).map(([key, reading]) => (
            <Row key={key} part={key} reading={reading} mode={key === "stripe" ? mode : null} />
          ))}
        </tbody>
      </Table>
    </div>
  );
}

interface RowProps {
  readonly part: string;
  readonly reading: ProbeReading;
  readonly mode: string | null;
}

function Row({ part, reading, mode }: RowProps) {
  const { meaning, word } = probeWords[reading.status];
  const found = reading.error ?? reading.note;
  return (
    <tr data-part={part}>
      <Td className="font-medium max-md:py-2.5">
        <span className="flex items-center gap-2">
          {reading.name}
          {mode !== null && mode !== "off" && <Badge>{mode === "sandbox" ? "TEST" : "live"}</Badge>}
        </span>
        {found !== null && (
          <span className="block text-12 font-normal text-ink-3 [overflow-wrap:anywhere] md:hidden">{found}</span>
        )}
      </Td>
      <Td>
        <Status meaning={meaning}>{word}</Status>
      </Td>
      <Td className="text-ink-2 [overflow-wrap:anywhere] max-md:hidden">{found ?? "–"}</Td>
      <Td className="text-right text-ink-2 tabular-nums max-sm:hidden">
        {reading.latencyMs === null ? "–" : `${reading.latencyMs} ms`}
      </Td>
      <Td className="text-ink-2 max-lg:hidden">{reading.checkedAt ? <Age at={reading.checkedAt} /> : "–"}</Td>
      <Td className="max-w-0 max-lg:hidden">
        {reading.lastError === null ? (
          <span className="text-ink-3">–</span>
        ) : (
          <span className="block truncate text-12 text-ink-3" title={reading.lastError.text}>
            <Age at={reading.lastError.at} />: {reading.lastError.text}
          </span>
        )}
      </Td>
    </tr>
  );
}
