import { findTemplateFaults, sampleMailValues } from "@audit/contract";
import type { Element } from "hast";
import { addressOf, isSilent, type Node } from "./elements.ts";
import { parseContent } from "./parse-content.ts";
import type { Draft } from "./render-mail.ts";

const TOO_DEEP = "The content is nested too deeply.";

/** What would make a draft a wrong mail, as sentences: variables that don't exist, links that lead nowhere. */
export function findFaults({ subject, content }: Draft): string[] {
  const faults = [...findTemplateFaults(subject), ...findTemplateFaults(content)];
  return [...new Set([...faults, ...(faults.length === 0 ? findLinkFaults(content) : [])])];
}

function findLinkFaults(content: string): string[] {
  try {
    return linksIn(parseContent(content).children).flatMap((link) => {
      if (addressOf(link, sampleMailValues) !== null) return [];
      const { href } = link.properties;
      const written = (typeof href === "string" ? href : "").replaceAll(/%7B/gi, "{").replaceAll(/%7D/gi, "}");
      return [`A link leads nowhere: ${written.slice(0, 80)}. Begin it with https://, mailto: or {{app_url}}.`];
    });
  } catch (error) {
    if (error instanceof RangeError) return [TOO_DEEP];
    throw error;
  }
}

const linksIn = (nodes: readonly Node[]): Element[] =>
  nodes.flatMap((node) => {
    if (node.type !== "element" || isSilent(node)) return [];
    return node.tagName === "a" ? [node] : linksIn(node.children);
  });
