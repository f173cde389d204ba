/** A place in a trace, as the header traceparent writes it (W3C Trace Context). */
export type TraceParent = string;

type Attributes = Readonly<Record<string, string | number | boolean>>;

interface Begun {
  readonly name: string;
  /** What it is part of; null: nothing, a trace begins. */
  readonly parent: TraceParent | null;
  readonly attributes?: Attributes;
}

export interface OpenSpan {
  /** What its parts name as their parent; null where nothing is traced. */
  readonly place: TraceParent | null;
  /** @param fault why it failed */
  end(attributes?: Attributes, fault?: unknown): void;
}

/** Tells a collector of traces what was done, how long it took and what it was part of. */
export interface Traces {
  begin(span: Begun): OpenSpan;
  /** Tells of something that has just ended and took so long. Milliseconds. */
  past(span: Begun, ms: number): void;
  /** Sends what was not sent yet. */
  close(): Promise<void>;
}

/** Where no collector is set. */
export const noTraces: Traces = {
  begin: () => ({ place: null, end: () => {} }),
  past: () => {},
  close: async () => {},
};

interface TraceSettings {
  /** Base address of a collector that takes OTLP over HTTP; null: nothing is traced. */
  readonly endpoint: string | null;
  readonly role: string;
  readonly version: string;
}

/** Opens the tracing that the settings name; its library is loaded only then. */
export async function openTraces({ endpoint, role, version }: TraceSettings): Promise<Traces> {
  if (endpoint === null) return noTraces;
  const { traceTo } = await import("./trace-to.ts");
  return traceTo(`${endpoint.replace(/\/$/, "")}/v1/traces`, { role, version });
}
