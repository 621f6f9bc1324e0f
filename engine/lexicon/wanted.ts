/** What everybody wants more of. */
export const WANTED =
  '(?:throughput|coverage|accuracy|precision|recall|f1|auc|auroc|iou|bleu|scores?|speed|fps|frame rate|uptime|availability|hit (?:rate|ratio)|retention|(?:pass|success|open|click|reply|conversion|acceptance|delivery) rate|success|conversions?|capacity|battery life|nps|csat|ratings?|revenue|sales|adoption|yield|sign-?ups|bandwidth|satisfaction|headroom|deploy(?:s|ments)|releases)'

/** What everybody wants less of. */
export const UNWANTED =
  '(?:errors?|failures?|violations|vulnerabilities|issues|complaints|alerts|alarms|crash(?:es)?|anr|duplicates|conflicts|regressions|latency|times?|duration|costs?|bill|spend|memory|usage|heap|size|queries|allocations?|(?:energy|power|water|fuel|gas|disk) use|warnings?|cpu|load|downtime|lines|lag|noise|drift|drain|vibration|temperature|current|consumption|burn|churn|bounce|waste|backlog|tickets|incidents|pager|defects?|bugs|loss|rmse|mae|jitter|overhead|spam|time-?outs)'

/** What somebody sets, so that its number is no result. */
export const SETTING =
  /\b(?:time-?outs?|limits?|retention|ttls?|intervals?|thresholds?|(?<!\b(?:assets?|bundle|binary|build|image|package|file|download|code|executable|installer|archive)\s)sizes?|max\w*|replicas|retries|back-?off|quotas?|defaults?|learning rate|versions?)\s*$/i
