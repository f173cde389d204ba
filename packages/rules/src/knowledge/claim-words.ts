/** Wording that rests on a source: studies, surveys, experts, percentages. Lower case text. */
export const claimWords = new RegExp(
  [
    "\\d+([.,]\\d+)? ?(%|percent|prozent|pour ?cent|por ciento|per cento|procent|prosent)",
    "\\b(stud(y|ies) (show|found|suggest|by|from|of)|research(ers)? (show|found|suggest|by|from)|according to|survey|scientists|experts (say|agree))",
    "\\b(studien? (zeig|beleg|ergab|der|von)|laut (einer|der|dem)|forscher|umfrage|experten (sagen|raten))",
    "\\b(une étude|des études|selon (une|l[ae]|les|des)|sondage|chercheurs)",
    "\\b(un estudio|estudios (muestran|demuestran)|según (un|una|el|la|los)|encuesta|investigadores)",
    "\\b(uno studio|studi (dimostrano|mostrano)|secondo (uno|una|il|la|gli)|sondaggio|ricercatori)",
    "\\b(onderzoek (toont|blijkt)|volgens (een|het|de)|onderzoekers)",
    "\\b(en studie|studier visar|enligt (en|ett)|forskare|undersökning)",
  ].join("|"),
  "gu",
);
