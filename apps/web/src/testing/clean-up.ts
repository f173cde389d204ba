// Files share their document: what the last test of one rendered must not stand in the next.
import { afterEach } from "vitest";
import { cleanup } from "vitest-browser-react";

afterEach(() => cleanup());
