/** What is done by a key. */
const ORDERS =
  /^(?:re-?)?(?:partition|shard|group|sort|split|index|order|bucket|cluster|batch|key|rank|filter|segment|dedupe|deduplicate|organi[sz]e|stratify|cache|pin|tag|label|version|store|match|join|merge|count|aggregate|throttle|limit|scale|colou?r|number|search|paginate|map|link|hash|lock)$/

/** "Partitioned by region", "sorted the rows by date": by what, and not by whom. */
export function isOrdered(base: string, after: string): boolean {
  return (
    ORDERS.test(base) &&
    /^(?:[\w-]+\s)?by\s(?!(?:the|an?|our|my|their|his|her)\s)[a-z]/.test(after.trimStart())
  )
}

/** "Cut costs by 30%", "by half": how much, and not who. */
const BY_AS_MUCH =
  /^\s\w+\sby\s(?:(?:about|around|roughly|almost|nearly|over|up to|more than|at least|an?)\s)?(?:~?\d[\d.,]*\s?(?:%|x\b|percent\b|times\b|[kKMGT]?i?B\b|ms\b|s\b)|half\b|third\b|quarter\b|factor\b)/

/** "Installed by 35 engineers" and "reported privately by X" tell what others did; "moved the logs by hand" tells how. */
export function isByOthers(base: string, after: string): boolean {
  return (
    /^\s(?:\w+\s)?by\s(?!\w+ing\b|hand\b|default\b)/.test(after) &&
    !BY_AS_MUCH.test(after) &&
    // "Replaced Nagios by Zabbix" says by what.
    !(base === 'replace' && /^\s(?!\w+ly\s)\w+\sby\s/.test(after)) &&
    !isOrdered(base, after)
  )
}

/** "Mended by noon", "one by one", "by about 9:30": when or how, and not who. */
const BY_WHEN =
  /\bby\s(?:\w+ing\b|(?:about|around|roughly|approximately|early|late|mid-?|the (?:end|evening|morning|next|following|same))\b|~?\d{1,2}(?::\d\d|\s?[ap]\.?m\b|h\b|\.\d\d\b)|noon\b|midnight\b|midday\b|then\b|hand\b|default\b|half\b|\d[\d.,]*\s?%|(?:mon|tues|wednes|thurs|fri|satur|sun)day\b)|\b(one|step|node|row|host) by \1\b/gi

/** Whether what follows a passive says by whom it was done. */
export function namesDoer(after: string): boolean {
  return /\bby\s/.test(after) && /\bby\s/.test(` ${after}`.replace(BY_WHEN, ''))
}
