import type { Monitoring } from "@audit/contract";
import { Note } from "../../components/panel.tsx";
import { alarmsOf } from "./health-words.ts";
import { t } from "../../language/messages.ts";

/** What needs somebody now; nothing where all is well. */
export function Alarms({ monitoring }: { readonly monitoring: Monitoring }) {
  const alarms = alarmsOf(monitoring);
  if (alarms.length === 0) return null;
  return (
    <div role="status" aria-label={t("Alarms")} className="grid gap-2">
      {alarms.map(({ meaning, text }) => (
        <Note key={text} meaning={meaning}>
          <span className="[overflow-wrap:anywhere]">{text}</span>
        </Note>
      ))}
    </div>
  );
}
