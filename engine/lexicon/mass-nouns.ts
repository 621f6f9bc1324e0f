/** "Added retry logic", "a habit of written documentation": there is no one of it. */
export const STUFF =
  /^(?:documentation|analysis|software|hardware|information|knowledge|content|infrastructure|feedback|functionality|support|code|data|metadata|logic|access|storage|equipment|research|middleware|firmware|output|traversal|sanitization|processing|wire|tape|paper|music|art)$/

/** "Peak latency fell": there is no one latency. */
export const MASS =
  /^(?:latency|throughput|traffic|usage|memory|time|coverage|downtime|uptime|accuracy|revenue|performance|bandwidth|capacity|load|noise|churn)$/
