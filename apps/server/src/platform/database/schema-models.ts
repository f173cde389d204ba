import type { ColumnType, Generated } from "kysely";

type Moment = ColumnType<Date, Date | string | undefined, Date | string>;

/** What a day's questions to language models cost, in millionths of a dollar. Days are in UTC. */
export interface ModelDaysTable {
  day: string;
  /** The most that questions without an outcome may still cost. */
  held: Generated<number>;
  spent: Generated<number>;
}

/** One question to a language model. */
export interface ModelCallsTable {
  id: Generated<string>;
  at: Moment;
  day: string;
  provider: string;
  model: string;
  use: string;
  job_id: string | null;
  user_id: ColumnType<string | null, string | null | undefined, never>;
  reserved: number;
  /** Null while it is under way. */
  cost: number | null;
  input_tokens: number | null;
  output_tokens: number | null;
  /** "answered", or the name of the fault. */
  outcome: string | null;
  ms: number | null;
}

export interface PromptsTable {
  key: string;
  name: string;
  description: string;
  content: string;
  is_active: Generated<boolean>;
  version: Generated<number>;
  updated_at: Moment;
}

export interface PromptVersionsTable {
  id: Generated<string>;
  key: string;
  version: number;
  name: string;
  description: string;
  content: string;
  is_active: boolean;
  change_note: string;
  created_at: Moment;
}
