import { config } from "zod";

// Zod's faster parsers are made by eval, which the content security policy forbids; even the attempt is reported.
// Must run before the first schema is made, therefore it is the first import of main.tsx.
config({ jitless: true });
