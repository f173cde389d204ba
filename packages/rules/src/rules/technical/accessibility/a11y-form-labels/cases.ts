import type { PageRuleCases } from "../../../../rule-cases.ts";

export const cases: PageRuleCases = {
  passing: [
    "<title>Tea</title><form><label for=m>Mail</label><input id=m name=mail></form>",
    "<title>Tea</title><form><label>Mail <input name=mail></label><select aria-label=Size><option>S</select></form>",
    "<title>Tea</title><form><input type=hidden name=t><input type=submit value=Send></form>",
    // A trap for robots.
    "<title>Tea</title><form><label>Mail <input name=mail></label><input name=website tabindex=-1 aria-hidden=true><p style='display:none'><input name=url></p></form>",
  ],
  failing: [
    "<title>Tea</title><form><input id=mail placeholder=Mail></form>",
    "<title>Tea</title><form><input name=mail placeholder=Mail></form>",
    "<title>Tea</title><form><select name=size><option>S</select><textarea name=note></textarea></form>",
  ],
  outside: ["<title>Tea</title><p>Tea"],
};
