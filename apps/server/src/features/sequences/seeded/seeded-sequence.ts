import type { EmailTemplateInput } from "@audit/contract";

/** A sequence that comes with the product. */
export interface SeededSequence {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly is_active: boolean;
  readonly audience: "everyone" | "without_plan";
  /** In order; the delay is in days after the one before. */
  readonly steps: readonly Pick<EmailTemplateInput, "name" | "subject" | "content" | "delay_days">[];
}
