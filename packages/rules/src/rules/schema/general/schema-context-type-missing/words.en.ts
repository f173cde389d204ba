import { valid } from "../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "JSON-LD without @context or @type",
  title: "{pages} {has|have} structured data without type or context",
  why: "Without @context nobody knows which vocabulary the names come from, and without @type nobody knows what the block describes.",
  steps: 'Start each block with "@context": "https://schema.org" and give each entity an "@type".',
  check: valid,
};
