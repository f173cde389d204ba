/** Words that spam put into hacked sites carries, whatever their language. Lower case. */
export const spamWords =
  /\b(viagra|cialis|levitra|kamagra|tadalafil|sildenafil|casino|slot gacor|slot online|judi|togel|poker online|sportsbook|betting site|payday loans?|essay writing service|replica (watch(es)?|handbags?)|cheap jerseys|porn|xxx videos?|escorts?|bahis|canlı casino|hacklink|mostbet|1xbet|melbet|pin[- ]?up casino)\b/i;
