const NOT_PROSE = /^(#|\||```|\*Written by)/;
const MARKER = /^(?:[-*]|\d+\.)\s+(?:\*\*.*?\*\*\s+)?/;

/** The part of a markdown line before its prose: list marker and bold lead. */
export const leadOf = (line: string): string => MARKER.exec(line)?.[0] ?? "";

export const isProse = (line: string): boolean => line.trim() !== "" && !NOT_PROSE.test(line);
