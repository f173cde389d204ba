import type { PageRuleCases } from "../../../../rule-cases.ts";

export const cases: PageRuleCases = {
  passing: [
    "<title>Tea</title><p>Tea",
    '<title>Tea</title><button>Buy</button><button aria-label="Menu"><svg></svg></button><button title="Close">×</button>',
    '<title>Tea</title><button><img src=/cart.svg alt="Cart"></button><input type=submit value="Send"><input type=submit>',
  ],
  failing: [
    "<title>Tea</title><p>Tea</p><button><svg><path d=M0/></svg></button>",
    '<title>Tea</title><p>Tea</p><button><img src=/cart.svg alt=""></button>',
  ],
  outside: [{ html: "<button></button>", status: 404 }],
};
