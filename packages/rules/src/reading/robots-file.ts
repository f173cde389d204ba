import type { RobotsFacts } from "@audit/facts";

/** True when a web page stands where robots.txt should: a script site that answers every address alike. */
export const isWebPage = ({ text }: Pick<RobotsFacts, "text">): boolean =>
  /^\s*(<!doctype\s|<html|<head|<\?xml)/i.test(text);
