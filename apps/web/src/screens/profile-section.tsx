import type { ReactNode } from "react";
import { SiteProfile } from "../features/site-profile/site-profile.tsx";
import AuditAgain from "./audit-again.tsx";

export interface ProfileSectionProps {
  readonly jobId: string;
  /** Shown while its code is on its way too, so that what stands below moves once at most. */
  readonly waiting: ReactNode;
}

/** What an analysis took its site for, for every screen about it. */
export default function ProfileSection({ jobId, waiting }: ProfileSectionProps) {
  return <SiteProfile jobId={jobId} auditAgain={<AuditAgain jobId={jobId} />} waiting={waiting} />;
}
