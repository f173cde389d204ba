import type { PlannedAction, Report } from "@audit/engine/process";
import { saveManyBytes } from "../artifacts/index.ts";
import { draftActions, replaceActions } from "../features/actions/index.ts";
import { replaceFiles } from "../features/files/index.ts";
import type { Db } from "../platform/database/index.ts";
import { makePlannedAction } from "./make-plan.ts";
import { addressPage, makeReport, reportArtifacts } from "./make-report.ts";
import { plantJob } from "./plant-job.ts";

/** One hostile text as a crawled page may bring it: once in a text, once in place of an address. */
export interface HostileMark {
  readonly text: string;
  readonly address: string;
}

export interface PlantedHostility {
  readonly jobId: string;
  /** Its evidence, pages and tags hold every mark. */
  readonly actionId: string;
  /** A rule whose proofs and addresses hold every mark. */
  readonly ruleId: string;
}

const RULE = "title-missing";

/** Far more than a name in DNS may have, and what an index still takes; each mark is a job's domain besides. */
const LONGEST_DOMAIN = 1_500;

/**
 * A finished job that holds many hostile texts: an action, a finding and a template for each; files, summary, warnings
 * and domain hold all of them; and for each a further job that has it as its address.
 */
export async function plantHostile(db: Db, userId: string, marks: readonly HostileMark[]): Promise<PlantedHostility> {
  const { jobId } = await plantJob(db, userId, "hostile.example", 1, "hostile");
  const addresses = marks.map(({ address }) => address);
  const texts = marks.map(({ text }) => text);
  const all = addresses.join(" ");
  const document = texts.join("\n\n");
  return db.transaction().execute(async (tx) => {
    const job = { url: all, domain: all.slice(0, LONGEST_DOMAIN) };
    await tx
      .updateTable("jobs")
      .set({ ...job, action_count: marks.length, executive_summary: document, warnings: JSON.stringify(texts) })
      .where("id", "=", jobId)
      .execute();
    await tx.updateTable("analyses").set(job).where("job_id", "=", jobId).execute();
    await replaceFiles(tx, jobId, { "action_plan.md": document, "audit_summary.md": document });
    await replaceActions(tx, jobId, draftActions({ id: jobId, user_id: userId }, actionsOf(marks)));
    await saveManyBytes(tx, jobId, artifactsOf(marks));
    await tx
      .insertInto("jobs")
      .values(
        addresses.map((address) => ({
          user_id: userId,
          url: address,
          domain: address,
          options: "{}",
          status: "completed" as const,
          progress: 100,
          completed_at: new Date(),
          parsing_status: "completed" as const,
          warnings: "[]",
        })),
      )
      .execute();
    const { id } = await tx
      .selectFrom("actions")
      .select("id")
      .where("job_id", "=", jobId)
      .orderBy("rank")
      .executeTakeFirstOrThrow();
    return { jobId, actionId: id, ruleId: RULE };
  });
}

const actionsOf = (marks: readonly HostileMark[]): PlannedAction[] =>
  marks.map(({ text, address }, index) => ({
    ...makePlannedAction(index, text),
    title: text,
    template: text,
    timeToResult: text,
    implementation: text,
    check: text,
    priority: 1000 - index,
    ...(index === 0
      ? {
          tags: marks.map((mark) => mark.text),
          affected: { count: marks.length, urls: marks.map((mark) => mark.address) },
          evidence: marks.map(proofOf).map(({ url, ...evidence }) => ({ url, evidence })),
        }
      : { tags: [text], affected: { count: 1, urls: [address] } }),
  }));

const proofOf = ({ text, address }: HostileMark) => ({ url: address, at: text, saw: text, expected: text });

function artifactsOf(marks: readonly HostileMark[]): Map<string, Uint8Array> {
  const made = makeReport([RULE, ...marks.map((_, index) => `hostile-${index}`)], 1, "hostile");
  const all = marks.map(({ address }) => address).join(" ");
  const proofs = marks.map(proofOf);
  const report: Report = {
    ...made,
    site: { ...made.site, url: all, home: all },
    warnings: marks.map(({ text }) => text),
    findings: made.findings.map((finding, index) => {
      if (index === 0) return { ...finding, count: marks.length, outOf: marks.length, proofs };
      const { text } = marks[index - 1]!;
      const own = { title: text, why: text, fix: text, reason: text, proofs: [proofs[index - 1]!] };
      return { ...finding, ...own, verdict: index % 2 === 0 ? "unknown" : "fail" };
    }),
    templates: marks.map(({ text }, index) => ({ id: `t${index}`, kind: null, label: text, pages: 1 })),
    areas: [{ category: "content", area: "body", cells: marks.map(() => ({ pages: 1, rules: 1, worst: "high" })) }],
    markup: marks.map(({ text }) => ({ pages: 1, withMarkup: 1, broken: 0, types: [{ type: text, pages: 1 }] })),
    aiAccess: { robots: "absent", agents: [] },
    coverage: { ...made.coverage, notRead: [{ reason: "error", count: marks.length, examples: [all] }] },
  };
  const artifacts = reportArtifacts(report);
  artifacts.set(...addressPage(RULE, 0, proofs));
  return artifacts;
}
