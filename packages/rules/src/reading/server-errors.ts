/** Reports of programs that were meant for their makers, as PHP, Python, Java, .NET, Node, Ruby, databases and templates write them. */
const REPORTS: readonly RegExp[] = [
  /\b(?:Warning|Notice|Deprecated|Fatal error|Parse error|Strict Standards|Catchable fatal error|Recoverable fatal error)\s*:\s[^<]{1,400}? in (?:[A-Za-z]:\\|\/)[^\s:]{3,200}(?: on line |:)\d+/,
  /\bUncaught (?:\w+\\)*\w*(?:Error|Exception)\b[^<]{0,300}? in (?:[A-Za-z]:\\|\/)\S+:\d+/,
  /\bStack trace: ?#0 /,
  /\bTraceback \(most recent call last\)/,
  /\b(?:[a-z]\w*\.){2,}[A-Z]\w*(?:Exception|Error)\b[^<]{0,300}? at [\w.$]+\((?:\w+\.java:\d+|Native Method|Unknown Source)\)/,
  /\bServer Error in '\/[^']*' Application\b|\bAn unhandled exception occurred during the execution of the current web request\b/,
  /\bSystem\.\w+(?:\.\w+)*Exception: .{1,300}? at [\w.]+\(/,
  /\bat (?:async )?[\w.<>]+ \((?:file:\/\/|webpack-internal:|[A-Za-z]:\\|\/)[^)\s]+:\d+:\d+\)/,
  /\bYou have an error in your SQL syntax\b|\bSQLSTATE\[\w{2,5}\]|\bORA-\d{5}: |\bUnclosed quotation mark after the character string\b|\bMicrosoft OLE DB Provider for \w+ error '|\bPG::\w+Error\b|\bmysqli?_(?:connect|query|fetch_\w+|num_rows)\(\): /,
  /\bLiquid (?:syntax )?error(?: \([^)]{1,80}\))?: |\bTwig\\Error\\\w+|\bTemplateSyntaxError\b|\bFreeMarker template error\b|\bSmarty(?:Compiler)?(?:Exception| error)\b|\bJinja2?\.exceptions\./,
  /\bundefined (?:local variable or )?method [`']\w+[?!]?' for\b|\bActionView::Template::Error\b/,
];

const ANY_REPORT = new RegExp(REPORTS.map(({ source }) => source).join("|"));

/** False for words that hold no such report. */
export const mayReportError = (words: string): boolean => ANY_REPORT.test(words);

/** Where a report of the server's program begins in a text, and the report; null without one. */
export function findServerError(text: string): { readonly at: number; readonly report: string } | null {
  for (const pattern of REPORTS) {
    const match = pattern.exec(text);
    if (match !== null) return { at: match.index, report: match[0] };
  }
  return null;
}
