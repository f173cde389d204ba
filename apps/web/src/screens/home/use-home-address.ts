import { useNavigate, useSearch } from "@tanstack/react-router";
import type { PaymentReturn } from "../../features/access/use-payment-return.ts";
import type { JobView } from "../../features/jobs/job-view.ts";

export type HomeChange = Partial<JobView> & { readonly open?: string | undefined };

export interface HomeAddress {
  readonly view: JobView;
  /** The job whose details are open. */
  readonly open: string | undefined;
  readonly change: (part: HomeChange) => void;
  readonly payment: PaymentReturn;
}

/** What the address of the home screen says, and how to change it: any view can be bookmarked. */
export function useHomeAddress(): HomeAddress {
  const search = useSearch({ from: "/signed-in/" });
  const navigate = useNavigate({ from: "/" });
  const view: JobView = {
    filter: search.filter ?? "all",
    sort: search.sort ?? "date",
    direction: search.dir ?? "desc",
    search: search.q ?? "",
    page: search.page ?? 1,
  };
  const change = (part: HomeChange): void => {
    const next = { ...view, page: 1, ...part };
    const turnsPage = "filter" in part || "sort" in part || "direction" in part || "search" in part || "page" in part;
    const page = turnsPage ? next.page : view.page;
    void navigate({
      search: (now) => ({
        ...now,
        filter: next.filter === "all" ? undefined : next.filter,
        sort: next.sort === "date" ? undefined : next.sort,
        dir: next.sort === "date" && next.direction === "desc" ? undefined : next.direction,
        q: next.search === "" ? undefined : next.search,
        page: page === 1 ? undefined : page,
        open: "open" in part ? part.open : search.open,
      }),
      replace: true,
      resetScroll: false,
    });
  };
  const clear = (): void =>
    void navigate({
      search: (now) => ({ ...now, payment_success: undefined, session_id: undefined }),
      replace: true,
      resetScroll: false,
    });
  return {
    view,
    open: search.open,
    change,
    payment: { returned: search.payment_success === "true", sessionId: search.session_id, clear },
  };
}
