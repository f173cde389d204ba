import { SiteProfile } from "../features/site-profile/site-profile.tsx";
import AuditAgain from "./audit-again.tsx";

/** What an analysis took its site for, for every screen about it. */
export default function ProfileSection({ jobId }: { readonly jobId: string }) {
  return <SiteProfile jobId={jobId} auditAgain={<AuditAgain jobId={jobId} />} />;
}
