declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The address that was asked for is no page, or not one for this account; the home stands in its place. */
    refused?: Refusal;
  }
}

export interface Refusal {
  readonly why: "missing" | "denied";
  readonly path: string;
}
