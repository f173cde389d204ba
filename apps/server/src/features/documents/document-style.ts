/** Plain paper: one column, no break inside what belongs together, colours that print. */
export const DOCUMENT_STYLE = `
*{box-sizing:border-box}
body{margin:0 auto;max-width:190mm;padding:12mm 6mm;color:#15181e;font:10pt/1.5 system-ui,"Segoe UI",Roboto,"Helvetica Neue",Arial,"Noto Sans",sans-serif;overflow-wrap:anywhere}
a{color:inherit;text-decoration:underline;text-decoration-color:#9ca3af}
.cover{border-bottom:2pt solid var(--brand);padding-bottom:7mm;margin-bottom:8mm}
.brand{display:flex;align-items:center;gap:3mm;margin:0 0 10mm;font-weight:600}
.brand img{height:9mm;max-width:50mm;object-fit:contain}
.cover h1{margin:0;font-size:24pt;line-height:1.15}
.about{margin:2mm 0 0;color:#4b5563}
section+section{break-before:page}
section>h1{font-size:17pt;line-height:1.2;margin:0 0 4mm}
h2{font-size:12.5pt;line-height:1.3;margin:8mm 0 2mm;padding-top:3mm;border-top:.5pt solid #d1d5db}
h3{font-size:10.5pt;margin:5mm 0 1.5mm}
h1,h2,h3,h4{break-after:avoid}
p,ul,ol,pre,table,blockquote{margin:0 0 2.5mm}
ul,ol{padding-left:6mm}
li{margin:0 0 1mm}
p,li,tr{break-inside:avoid}
pre{padding:3mm;background:#f3f4f6;border-radius:1.5mm;font:8pt/1.45 ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace;white-space:pre-wrap}
code{font:.88em ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace}
pre code{font:inherit}
table{width:100%;border-collapse:collapse;font-size:9pt}
th,td{min-width:16mm;padding:1.2mm 2.5mm 1.2mm 0;border-bottom:.5pt solid #d1d5db;text-align:left;vertical-align:top}
th{font-weight:600;color:#4b5563;overflow-wrap:normal}
blockquote{padding-left:4mm;border-left:1pt solid #9ca3af;color:#4b5563}
hr{border:0;border-top:.5pt solid #d1d5db;margin:5mm 0}
@media screen and (max-width:700px){table{display:block;overflow-x:auto}}
@media print{body{max-width:none;padding:0}}
`;
