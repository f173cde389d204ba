import { inSource } from "../../../wording/checks.ts";

export const title = inSource("<title", "one title of its own, at most about 60 characters");

export const description = inSource('name="description"', "one description of its own with 70 to 155 characters");
