const NUMBER = '\\d+(?:[.,:]\\d+)*'
const UNIT =
  '(?:\\s?%|x\\b|\u00d7|\\s?(?:ns|\u00b5s|us|usec|ms|msec|milliseconds?|s|secs?|seconds?|mins?|minutes?|h|hrs?|hours?|days?|weeks?|months?|years?|[kKMGTP]i?[bB]|[kKMGT]|bytes?|bits?|times|percent)(?![\\w/]))'
const SPAN = new RegExp(`(?<![\\d.,])${NUMBER}(?:\\s?[-\u2013]\\s?${NUMBER})?${UNIT}?`, 'g')

/** All numbers of a text as whole spans with range and unit, without spaces and hedges: "30-60%", "1.5GB", "425404". */
export function numberSpans(text: string): Set<string> {
  const spans = new Set<string>()
  for (const match of text.normalize('NFKC').matchAll(SPAN)) {
    spans.add(
      match[0]
        .replace(/\s/g, '')
        .replace(/\u2013/g, '-')
        .replace(/\u00d7/g, 'x')
        .replace(/[,.:]$/, '')
        .toLowerCase(),
    )
  }
  return spans
}
