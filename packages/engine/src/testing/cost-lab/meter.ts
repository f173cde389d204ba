/** Stages of an audit that cost processor time, in the order of an audit. */
export const stages = ["pageFacts", "siteFacts", "pageRules", "siteRules", "plan"] as const;
export type Stage = (typeof stages)[number];

/** Processor time of the whole process, V8's threads included, by stage. */
export interface Meter {
  timed<T>(stage: Stage, work: () => T): T;
  /** Microseconds since the meter was made. */
  readonly spent: Readonly<Record<Stage, number>>;
}

export function createMeter(): Meter {
  const spent = { pageFacts: 0, siteFacts: 0, pageRules: 0, siteRules: 0, plan: 0 };
  return {
    spent,
    timed(stage, work) {
      const before = process.cpuUsage();
      const result = work();
      const { user, system } = process.cpuUsage(before);
      spent[stage] += user + system;
      return result;
    },
  };
}
