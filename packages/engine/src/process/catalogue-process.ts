import { catalogue } from "@audit/auditor";
import { followParent } from "@audit/crawler/follow-parent";
import { leave } from "./leave.ts";

// Sends its parent every rule, and is ended by it. Somebody waits: unlike an audit, it gives way to nobody.
followParent(leave)(catalogue());
