const PARTS = [
  ["scores", "Scores"],
  ["coverage", "What was read"],
  ["findings", "Findings"],
  ["templates", "Templates and areas"],
  ["statuses", "Status codes"],
  ["indexability", "Indexability"],
  ["depth", "Clicks from the start"],
  ["markup", "Structured data"],
  ["ai-access", "AI access"],
  ["visitors", "Searchers and visitors"],
] as const;

/** The parts of the report, beside it on wide screens. */
export function Contents() {
  return (
    <nav aria-label="Contents" className="sticky top-20 self-start max-xl:hidden print:hidden">
      <ul className="grid gap-0.5 border-l border-line">
        {PARTS.map(([id, name]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ml-px block border-l border-transparent py-1 pl-4 text-13 text-ink-2 hover:border-ink hover:text-ink"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
