import { useState } from "react";
import { Badge, Status } from "../../components/badge.tsx";
import { CodeBlock } from "../../components/code-block.tsx";
import { Evidence } from "../../components/evidence.tsx";
import { Impact } from "../../components/impact.tsx";
import { Markdown } from "../../components/markdown.tsx";
import type { Meaning } from "../../components/meaning.ts";
import { Note, Panel } from "../../components/panel.tsx";
import { ProgressBar } from "../../components/progress-bar.tsx";
import { ScoreRing } from "../../components/score-ring.tsx";
import { SiteMark } from "../../components/site-mark.tsx";
import { StageList } from "../../components/stage-list.tsx";
import { SortHead, Table, Td, Th } from "../../components/table.tsx";
import { Tabs } from "../../components/tabs.tsx";
import { stagesOf } from "../../features/jobs/progress.ts";
import { sampleMarkdown } from "../../samples/sample-markdown.ts";
import { Sample, Samples } from "./sample.tsx";

const meanings: Meaning[] = ["good", "notice", "warning", "bad", "unknown"];

export function DataSamples() {
  return (
    <Samples title="Data">
      <Sample name="Badge">
        {meanings.map((meaning) => (
          <Badge key={meaning} meaning={meaning} icon>
            {meaning}
          </Badge>
        ))}
        <Badge>plain</Badge>
      </Sample>
      <Sample name="Status">
        {meanings.map((meaning) => (
          <Status key={meaning} meaning={meaning}>
            {meaning}
          </Status>
        ))}
      </Sample>
      <Sample name="Impact">
        <Impact impact="high" />
        <Impact impact="medium" />
        <Impact impact="low" />
        <Impact impact="high" muted />
      </Sample>
      <Sample name="Score">
        {[91, 64, 31, 0, null].map((score) => (
          <ScoreRing key={score} score={score} label="Health" />
        ))}
        <ScoreRing score={74} label="Health" size="small" />
        <SiteMark host="shop.example" />
        <SiteMark host="shop.example" large />
      </Sample>
      <Sample name="Progress">
        <div className="grid w-80 gap-3">
          <ProgressBar label="Nothing yet" value={0} />
          <ProgressBar label="Running" value={42} />
          <ProgressBar label="Done" value={100} look="done" />
        </div>
      </Sample>
      <Sample name="Stages">
        <StageList stages={stagesOf("executing_step2")} />
        <StageList stages={stagesOf("failed", "executing_parallel_streams")} />
        <StageList stages={stagesOf("completed")} />
      </Sample>
      <Sample name="Note">
        {meanings.map((meaning) => (
          <Note key={meaning} meaning={meaning}>
            Two pages took longer than 30 seconds and were left out.
          </Note>
        ))}
      </Sample>
      <TextSamples />
    </Samples>
  );
}

function TextSamples() {
  const [tab, setTab] = useState("tasks");
  return (
    <>
      <Sample name="Table">
        <Table caption="Sample">
          <thead>
            <tr>
              <SortHead direction="asc" onSort={() => {}}>
                Website
              </SortHead>
              <SortHead direction={undefined} onSort={() => {}}>
                Status
              </SortHead>
              <Th className="text-end">Pages</Th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <Td>shop.example</Td>
              <Td>Completed</Td>
              <Td className="text-end tabular-nums">3,204</Td>
            </tr>
          </tbody>
        </Table>
      </Sample>
      <Sample name="Tabs">
        <div className="w-full">
          <Tabs
            label="Sample"
            value={tab}
            onChange={setTab}
            tabs={[
              { value: "tasks", label: "Tasks", count: 96 },
              { value: "files", label: "Report files" },
            ]}
          >
            <Panel className="p-4 text-14">Panel of {tab}</Panel>
          </Tabs>
        </div>
      </Sample>
      <Sample name="Evidence">
        <div className="grid w-full gap-3">
          <Evidence url="https://shop.example/products/brush" at="head > title" saw="Brush | Brush | Shop" />
          <Evidence
            url="https://shop.example/"
            at="robots.txt line 5"
            saw={[{ line: 5, rule: "Disallow: /" }]}
            expected="allowed"
          />
          <Evidence url="https://shop.example/about" at="head" saw={null} expected='<link rel="canonical">' />
          <CodeBlock label="Ready to paste" code={'<link rel="canonical" href="https://shop.example/about">'} />
        </div>
      </Sample>
      <Sample name="Markdown">
        <Markdown text={sampleMarkdown} />
      </Sample>
    </>
  );
}
