import type { Process } from "@audit/contract";
import { Age } from "../../components/age.tsx";
import { Status } from "../../components/badge.tsx";
import { Table, Td, Th } from "../../components/table.tsx";
import { megabytes } from "./health-words.ts";

const roles = { both: "Web and worker", web: "Web", worker: "Worker" } as const;

/** The programs of this installation, each as it last reported itself. */
export function ProcessList({ processes }: { readonly processes: readonly Process[] }) {
  return (
    <div className="px-3">
      <Table caption="Processes">
        <thead>
          <tr>
            <Th>Process</Th>
            <Th className="w-40 max-sm:w-28">Heartbeat</Th>
            <Th className="w-28 text-right max-sm:w-20">Jobs</Th>
            <Th className="w-28 text-right max-sm:hidden">Memory</Th>
            <Th className="w-36 max-sm:hidden">Started</Th>
          </tr>
        </thead>
        <tbody>
          {processes.map((one) => (
            <tr key={one.id}>
              <Td className="max-sm:py-2">
                <span className="font-medium">{roles[one.role]}</span>
                <span className="block text-12 text-ink-3">
                  {one.host} · {one.pid} · {one.version}
                </span>
              </Td>
              <Td>
                <Status meaning={one.alive ? "good" : "bad"}>
                  {one.alive ? "" : "Silent since "}
                  <Age at={one.heartbeatAt} />
                </Status>
              </Td>
              <Td className="text-right tabular-nums">{one.slots === 0 ? "–" : `${one.running} of ${one.slots}`}</Td>
              <Td className="text-right text-ink-2 tabular-nums max-sm:hidden">{megabytes(one.rss)}</Td>
              <Td className="text-ink-2 max-sm:hidden">
                <Age at={one.startedAt} />
              </Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
