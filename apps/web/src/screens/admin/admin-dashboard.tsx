import { Panel } from "../../components/panel.tsx";
import { useAccount, useSession } from "../../session/session.ts";
import { usePageTitle } from "../../title/page-title.ts";

/** /admin: who the server takes this browser for. */
export default function AdminScreen() {
  const { profile } = useAccount();
  const { state } = useSession();
  usePageTitle("Admin");
  return (
    <div className="grid max-w-2xl gap-6">
      <h1 className="text-28 font-semibold">Admin Dashboard</h1>
      <Panel className="px-5 py-4">
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 font-mono text-12">
          <dt className="text-ink-3">auth status</dt>
          <dd>{state}</dd>
          <dt className="text-ink-3">is_admin</dt>
          <dd>{String(profile.is_admin)}</dd>
          <dt className="text-ink-3">plan</dt>
          <dd>{profile.plan}</dd>
        </dl>
      </Panel>
    </div>
  );
}
