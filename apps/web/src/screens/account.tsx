import { Link } from "@tanstack/react-router";
import { buttonStyle } from "../components/button.tsx";
import { Late } from "../components/late.tsx";
import { lazyPart } from "../components/lazy-part.ts";
import { EmptyState, Loading, Skeleton } from "../components/states.tsx";
import { AccountDetails } from "../features/accounts/account-details.tsx";
import { useDevelopmentMode } from "../features/branding/use-branding.ts";
import { useAccount } from "../session/session.ts";
import { usePageTitle } from "../title/page-title.ts";
import { t } from "../language/messages.ts";
import { texts } from "../language/texts.ts";

const AccessCard = lazyPart(async () => ({
  default: (await import("../features/access/access-card.tsx")).AccessCard,
}));

/** What stands below the plan comes a moment later, so that the page starts at once. */
const AccountSections = lazyPart(() => import("./account-sections.tsx"));

export default function AccountScreen() {
  const { user, profile } = useAccount();
  const developing = useDevelopmentMode();
  usePageTitle(t("Account"));
  if (user === null) return <AccountMissing />;
  return (
    <div className="max-w-2xl gap-x-12 lg:max-w-none lg:columns-2 lg:*:break-inside-avoid *:mb-8">
      <div className="[column-span:all] flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-28 font-semibold">{t("Your Account")}</h1>
        <Link to="/" className={buttonStyle()}>
          {t("Return to Dashboard")}
        </Link>
      </div>
      <AccountDetails user={user} profile={profile} developing={developing} />
      <section aria-labelledby="plan-title">
        <h2 id="plan-title" className="mb-3 text-16 font-semibold">
          {t("Plan")}
        </h2>
        <Late waiting={<Skeleton className="h-40" />}>
          <AccessCard />
        </Late>
      </section>
      <Late
        waiting={
          <Loading label={t("Loading the rest of your account")}>
            <Skeleton className="h-96" />
          </Loading>
        }
      >
        <AccountSections />
      </Late>
    </div>
  );
}

function AccountMissing() {
  return (
    <EmptyState title={texts.accountMissing} level={2}>
      {texts.accountMissingHint}
    </EmptyState>
  );
}
