/** Our own hostile texts, one of each kind that reaches a screen in another way. */
export const hostileTexts: readonly string[] = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  '"><svg/onload=alert(1)>',
  "[click](javascript:alert(1)) ![x](https://canary.example/x.png)",
  '<a href="java&#115;cript:alert(1)" style="position:fixed;inset:0">x</a>',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe><form action=//canary.example><button>x</form>',
  "```html\n</code></pre><img src=x onerror=alert(1)>\n```",
  "<style>@import url(https://canary.example/x.css); * { display: none }</style><link rel=prefetch href=//canary.example>",
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<div id="root" name="boot"><base href="//canary.example/"><meta http-equiv=refresh content="0;url=//canary.example">',
  "{{constructor.constructor('alert(1)')()}} ${alert(1)} %3Cscript%3Ealert(1)%3C/script%3E",
  "\u202E<img src=x onerror=alert(1)>\u2028</textarea></title></noscript><script>alert(1)</script>",
];
