/** Each construct that a report may hold. */
export const sampleMarkdown = `# First heading

A paragraph with **bold**, *italic*, \`code\` and [a link](https://example.com).

## Second heading

1. First
2. Second
   - nested

> A quotation.

| Page | Words |
| --- | --- |
| /about | 240 |

---

\`\`\`html
<title>Brush</title>
\`\`\`

<details><summary>Raw HTML</summary>shows, and never runs</details>
`;
