import { CallFailed } from "@audit/contract";
import { Button } from "../../components/button.tsx";
import { Panel } from "../../components/panel.tsx";
import { EmptyState, ErrorState, Loading, Skeleton } from "../../components/states.tsx";
import { Samples } from "./sample.tsx";

const failure = new CallFailed(500, {
  success: false,
  error: "Something went wrong on our side. Please try again.",
  message: "Something went wrong on our side. Please try again.",
  code: "INTERNAL",
  requestId: "0d383e2c-2a47-453f-bd7a-8e773c2ef0db",
});

export function StateSamples() {
  return (
    <Samples title="States">
      <div className="grid gap-4 lg:grid-cols-3">
        <Panel className="grid content-center gap-3 p-6">
          <Loading label="Loading sample">
            <div className="grid gap-3">
              <Skeleton className="h-5 w-1/2" />
              <Skeleton className="h-4 w-full" />
              <Skeleton className="h-4 w-4/5" />
            </div>
          </Loading>
        </Panel>
        <Panel>
          <EmptyState title="No analyses yet" action={<Button look="primary">Go to Dashboard</Button>}>
            Type a website address to start.
          </EmptyState>
        </Panel>
        <Panel>
          <ErrorState title="Error Loading Actions" sentence={failure.message} error={failure} onRetry={() => {}} />
        </Panel>
      </div>
    </Samples>
  );
}
