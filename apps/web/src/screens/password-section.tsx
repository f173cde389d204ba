import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { Button } from "../components/button.tsx";
import { Panel } from "../components/panel.tsx";
import { Loading, Skeleton } from "../components/states.tsx";
import { sessionsKey } from "../features/accounts/sessions-key.ts";
import { t } from "../language/messages.ts";

const loadForm = () => import("../features/accounts/change-password-form.tsx");
const ChangePasswordForm = lazy(async () => ({ default: (await loadForm()).ChangePasswordForm }));

/** The form, with all that checks it, is fetched by those who want it. */
export function PasswordSection() {
  const cache = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-labelledby="password-title">
      <h2 id="password-title" className="mb-3 text-16 font-semibold">
        {t("Password")}
      </h2>
      <Panel className="px-5 py-5">
        {isOpen ? (
          <div className="max-w-sm">
            <Suspense fallback={<FormSkeleton />}>
              <ChangePasswordForm onChanged={() => void cache.invalidateQueries({ queryKey: sessionsKey })} />
            </Suspense>
          </div>
        ) : (
          <Button onPointerEnter={() => void loadForm()} onFocus={() => void loadForm()} onClick={() => setOpen(true)}>
            {t("Set a new password")}
          </Button>
        )}
      </Panel>
    </section>
  );
}

function FormSkeleton() {
  return (
    <Loading label={t("Loading the form")}>
      <Skeleton className="h-64" />
    </Loading>
  );
}
