import { CopyButton } from "../../components/copy-button.tsx";
import { Panel } from "../../components/panel.tsx";
import { useAccount, useSession } from "../../session/session.ts";
import { t } from "../../language/messages.ts";

/** Who the server takes this browser for. */
export function DebugBox() {
  const { profile } = useAccount();
  const { state } = useSession();
  const lines = [
    ["auth status", state],
    ["is_admin", String(profile.is_admin)],
    ["plan", profile.plan],
  ] as const;
  return (
    <section aria-labelledby="debug-title">
      <h2 id="debug-title" className="mb-3 text-16 font-semibold">
        {t("Debug")}
      </h2>
      <Panel className="flex max-w-md items-start justify-between gap-4 px-4 py-3">
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5 font-mono text-12">
          {lines.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-ink-3">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <CopyButton text={lines.map((line) => line.join(": ")).join("\n")} label={t("Copy debug lines")} iconOnly />
      </Panel>
    </section>
  );
}
