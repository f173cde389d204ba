export const SHORT =
  "<h1>More on things</h1><p>What else there is to say about them stands further below on this page.</p>";
