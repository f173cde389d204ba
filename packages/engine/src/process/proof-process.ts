import { followParent } from "@audit/crawler/follow-parent";
import { leave } from "./leave.ts";
import { lookForProof, type ProofWanted } from "../ownership/look-for-proof.ts";

// Looks at one site for its owner's token, sends its parent the result and ends: what a page holds can't harm the server.
followParent(leave);
process.once("message", (wanted: ProofWanted) => {
  void lookForProof(wanted).then((looks) => process.send!(looks, undefined, {}, () => process.exit(0)));
});
