import { Problem } from "./problem.ts";

/** Where one part of a list ended: a moment that the database tells apart from others, and an id among equal ones. */
export interface PageCursor {
  /** Microseconds since 1970. */
  readonly micros: string;
  readonly id: string;
}

const CURSOR = /^(\d{1,17})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export const writeCursor = ({ micros, id }: PageCursor): string => `${micros}.${id}`;

/** @throws Problem INVALID_INPUT for a place that no answer has named */
export function readCursor(text: string): PageCursor {
  const [, micros, id] = CURSOR.exec(text) ?? [];
  if (micros === undefined || id === undefined) throw new Problem("INVALID_INPUT");
  return { micros, id };
}
