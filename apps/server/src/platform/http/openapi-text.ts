/** What the description says before its calls, in markdown. */
export const DESCRIPTION_TEXT = `Audits websites for search engines and AI answers, and gives a ranked plan of fixes.

**Who asks.** Send a personal token, made under Account, Personal tokens: \`Authorization: Bearer audit_pat_…\`. Each call
names the one scope it wants: \`read\`, \`audit\`, \`plan\` or \`admin\`. A token without it gets 403 \`INSUFFICIENT_SCOPE\`; an
object of somebody else answers like one that does not exist, 404 \`NOT_FOUND\`.

**Answers.** JSON. Success has status 200 and \`"success": true\`; anything else has \`error\`, a sentence to show, \`code\`, which
does not change, and \`requestId\` to quote to support.

**Limits.** A token may ask 300 times a minute unless the installation says otherwise. Beyond that the answer is 429
\`RATE_LIMITED\`, with the seconds to wait in \`Retry-After\`.

**Long lists.** Lists by \`before\` answer with \`next\`: send it as \`before\` for the older part, until it is null. Lists by
\`offset\` answer with \`total\`. \`after\` is a count of what was read already, the \`next\` of the answer before.

**Twice the same.** Calls that begin work take the header \`Idempotency-Key\`, up to 128 printable characters of your choice. Sent
again with the same key, after a lost answer for instance, the work is begun once and the answer is the same.

**What changes.** Within this version calls, parameters and members of answers are added, never taken away or changed in
meaning. Ignore members that you do not know.`;
