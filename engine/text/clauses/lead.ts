import { lean } from '../../lean.ts'

/** What may stand before the subject of a clause. */

const MONTH = String.raw`(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?`
const DASH = String.raw`[-\u2013\u2014]`
/** "May 9th 12:35", "Fri, 5 Jul 2024:", "2026-03-04 -", "Sat Mar 7 16:55:31 CET 2026 -": a day is only a stamp where a mark or an hour follows. */
const DAY_STAMP = String.raw`(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6},?\s)?(?:${MONTH}\s\d{1,2}\s\d{1,2}:\d{2}(?::\d{2})?(?:\s[a-z]{3,4})?\s\d{4}|${MONTH}\s\d{1,2}(?:st|nd|rd|th)?(?:,?\s\d{4})?|\d{1,2}(?:st|nd|rd|th)?\s${MONTH}(?:\s\d{4})?|\d{4}-\d{2}-\d{2})(?:\s?[:\u2013\u2014]|\s-|,?(?=\s\d{1,2}[:h]\d{2}))`
/** "2024/03/05 mended the gate", "THURS 24/12/15 mended it", "17/1-26-18:15: I mended it": figures that are a day and nothing else. */
const FIGURE_STAMP = String.raw`(?:\d{1,2}:\d{2}(?::\d{2})?\s[ap]m\s)?(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}[.,]?\s)?(?:\d{4}[./]\d{1,2}[./]\d{1,2}|\d{1,2}[/-]\d{1,2}[/-](?:\d{4}|\d{2})|\d{1,2}\.\d{1,2}\.\d{4})(?:[\s-]\d{1,2}[:.]\d{2}(?::\d{2})?)?(?:\s?:|\s${DASH})?`
const HOUR_STAMP = String.raw`\d{1,2}[:h]\d{2}(?::\d{2})?(?:\s?[ap]m)?(?:\s?(?:utc|gmt|cest|bst|ist|jst|[cepm][des]?t)\b)?\s?(?:${DASH}|:)?|\d{1,2}(?:[:.]\d{2})?\s?[ap]m(?:\s?${DASH}\s?\d{1,2}(?:[:.]\d{2})?\s?[ap]m)?\s?(?:${DASH}|:)`
/** "Tuesday replaced the fan": no day does so; "Tuesday marked the end" is another matter. */
const WEEKDAY_STAMP = String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:\s(?:morning|afternoon|evening|night))?(?:\s?:|\s${DASH}|(?=\s(?!(?:marked|proved|turned|ended|started|finished|opened|closed|looked|seemed|showed|called|passed|failed|used|required|needed|included|involved)\s)[a-z]+ed\s(?:the|an?|all|two|three|my|our)\s))`
/** Whether a lead names the day. */
export const DATED = new RegExp(`${DAY_STAMP}|${FIGURE_STAMP}`, 'i')
/** "13 June 2025: Today I moved the lamp": the stamp, where the writer acts after it. */
export const DAY_BEFORE_US = new RegExp(
  String.raw`^(?:${DAY_STAMP}|${FIGURE_STAMP})\s+(?:(?:today|yesterday),?\s+)?(?=(?:I|we)\s)`,
  'i',
)
/** A ticket, "Edit 2:", "(2)", "Progress:", an address, the day and the hour of an entry. */
const STAMPS = String.raw`\(\d{1,2}\)|(?:(?:pr|mr|issue|ticket|bug|task|story)\s)?[#!]?\d+:|(?:update|edit|eta|nb|fyi|tl;?dr)(?:\s\d{1,2})?(?::|\s${DASH})|(?:(?:today's|yesterday's|this week's)\s)?(?:progress|accomplishments?|work done):|(?:(?:I|we)\s)?(?:(?:only|just|mainly)\s)?(?:managed to do|managed|did|finished|got done|achieved)\s(?:two|three|four|a few|some|\d)\s(?:main\s|big\s|small\s)?things(?:\s(?:today|this week))?:|(?:(?:I|we)\s)?(?:played|tinkered|fiddled|messed|experimented)\s(?:around\s)?with\s[^:;,.]{3,50}:|https?:\/\/\S{4,300}|${WEEKDAY_STAMP}|(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)[.:]|(?:update,?\s)?${DAY_STAMP}|${FIGURE_STAMP}|${HOUR_STAMP}`
/** "First paint went from 4 s to 2": which of them, and no order of telling. */
const OF_ITS_NOUN =
  '\\s(?!(?:I|it|we|you|he|she|they|there|this|that|these|the|an?|my|our|some|all)\\b)[a-z-]+(?:\\s[a-z-]+)?\\s(?:went|fell|dropped|rose|took|takes|found|is|was|are|were|has|had|showed|gave|came|ran|runs|passed|failed|works|worked)\\b'
const CONNECTIVES = `(?:that|this|it|which)(?:\\sis|'s|\\swas)\\s(?:exactly\\s)?why(?=\\s(?:I|we)\\b)|and|but|so(?! far\\b)|also|again|then|therefore|thus|however|instead(?! of\\b)|finally|first of all|first off|to (?:begin|start) with|first thing|first(?!${OF_ITS_NOUN})|firstly|second|secondly|thirdly|next up|next|last but not least|all in all|long story short|that (?:being )?said|even so|additionally|furthermore|moreover|(?:besides|beyond|apart from|aside from|other than|beside|in addition to|on top of|alongside|next to) (?:that|this)|besides|afterwards?|meanwhile|fortunately|luckily|unfortunately|ultimately|eventually|lastly|plus|hence|today|yesterday(?! (?:morning|afternoon|evening|night)\\b)|currently|now|basically|naturally|overall|otherwise|similarly|specifically|previously|originally|initially|well|ok|okay|anyway|here|apparently|nonetheless|nevertheless|consequently|accordingly|regardless|honestly|sadly|interestingly|surprisingly|as such|in addition|as a bonus|as usual|(?:just )?in case you(?:'ve)? missed(?: it| that)?|for those (?:interested|wondering|asking)|as (?:some of )?you (?:may |might |all )?(?:already )?know|along the way|from there|later(?: on|(?=,|\\s(?:I|we|that|the)\\s))|this week|last week|this month|(?:an?|one|two|three|a few|\\d+) (?:days?|weeks?|months?) ago|this time|for now|in turn|in the end|at first|after that|as a result|for the moment|so far|up to now|until now|in practice|in this (?:pr|pull request|merge request|commit|change|patch|mr|branch|release|version)|with this (?:pr|commit|change|patch|fix|update)`
/** Connectives and stamps, as many as there are. */
export const LEAD = lean(String.raw`^(?:(?:${STAMPS}|${CONNECTIVES})(?=[\s,]),?\s+)+`, 'i')

/** What opens an adverbial: "After the upgrade, ...". */
export const OPENING =
  /^(?:although|regarding|concerning|considering|as for|against|despite|thanks to|even though|even if|in|with|to|for|on|after|since|because|when|by|due to|as|while|during|once|if|at|based on|combined with|coupled with|compared (?:to|with)|together with|given|from|before|following|throughout|until|using|rather than|instead of|through|via|over|see|per(?!-)|(?:late|early) (?:on|in|at)|having(?=\s[a-z]+\s[^,;]{3,100},\s))\b/i

const DAY = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day'
const SHORT_DAY = '(?:Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun)'
const PART_OF_DAY = '(?:night|morning|afternoon|evening)'
const TIMES = [
  `(?:(?:[Ee]arlier|[Ll]ater)\\s)?(?:[Tt]his|[Ll]ast|[Tt]hese|[Tt]hat|[Tt]he)\\s(?:(?:past|last|other|first|next|few|couple of|two|three)\\s){0,3}(?:${PART_OF_DAY}|weekend|week|month|year|summer|winter|spring|autumn|fall|quarter|term|sprint|semester|session|days?|weeks|${DAY})(?:\\s${PART_OF_DAY})?`,
  `${DAY}(?:\\s${PART_OF_DAY})?`,
  `${SHORT_DAY}(?:\\s?[-\\u2013/]\\s?${SHORT_DAY})?`,
  '(?:(?:[Ee]xactly|[Aa]bout|[Aa]round|[Aa]lmost|[Oo]nly)\\s)?(?:[Aa]n?|[Oo]ne|[Tt]wo|[Tt]hree|[Ss]ome|[Aa] few|\\d+)\\s(?:minutes?|hours?|days?|weeks?|months?|years?)\\s(?:ago|later)',
  '[Oo]ver the (?:weekend|break|holidays|summer|last \\w+|past \\w+)|(?:[Jj]ust\\s)?[Tt]oday|(?:[Jj]ust\\s)?[Yy]esterday(?:\\s(?:morning|afternoon|evening|night))?|[Tt]onight|[Rr]ecently|[Ll]ately|[Rr]ight now|[Jj]ust now|[Ee]arlier today|[Ss]oon after|[Ss]hortly after(?:wards?)?|[Bb]eyond that|[Aa]part from that',
].join('|')
const TIME = `(?:${TIMES})(?:\\s\\([^()]{2,40}\\))?,?`
/** "Last night, the bell was changed": when it was. */
export const AT_TIME = lean(`^(?:${TIME})(?=\\s)`)
/** "No I have changed the bell" answers somebody. */
const ANSWER = '(?:[Nn]o|[Nn]ope|[Yy]es|[Yy]eah|[Yy]ep|[Oo]h|[Aa]h|[Bb]tw|[Bb]y the way|[Gg]ood news)'
/** "None the less, we ...", "Aside from that, I ...", "Last night I ...": whatever it is, the writer acts after it. */
export const ASIDE = lean(
  `^(?:(?:[\\w'-]+\\s){0,6}[\\w'-]+,(?:\\s${TIME})?|(?:[\\w'&/()-]+\\s){0,5}[\\w'&/()-]+(?::|\\s[-\\u2013\\u2014])(?:\\s${TIME})?|${TIME}|${ANSWER})\\s(?=(?:I|[Ww]e)(?:'(?:ve|m|re))?\\s)`,
)

const ZONE = String.raw`(?:\s?\(?(?:UTC|GMT|BST|IST|JST|CES?T|EES?T|[ECMP][SD]?T|Eastern|Pacific|Central)(?:[+-]\d{1,4})?\)?)?`
const CLOCK = String.raw`(?:approximately|around|about|roughly|exactly|just\s(?:after|before|past))?\s?(?:\d{1,2}[:.h]\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?|\d{1,2}\s?[ap]\.?m\.?|noon|midnight)${ZONE}`
const CALENDAR = String.raw`(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,?\s)?(?:the\s)?(?:\d{1,2}(?:st|nd|rd|th)?(?:\sof)?\s[A-Z][a-z]{2,8}|[A-Z][a-z]{2,8}\s\d{1,2}(?:st|nd|rd|th)?)(?:,?\s\d{4})?|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?:\s(?:morning|afternoon|evening|night))?`
/** "At 4:32 AM the pump was repaired", "on 3 May the gate was closed": when it was, without its comma. */
export const WHEN = lean(
  `^(?:(?:at|by|around|about)\\s${CLOCK}|on\\s(?:${CALENDAR})(?:,?\\s(?:at|around)\\s${CLOCK})?)\\s(?=(?:the|an?|our|my|this|all|both|one|two|three|it|we|I|they|everything|nobody)\\s|(?:[\\w.\`'/-]+\\s){1,4}?(?:was|were|is|are|has|had)\\s)`,
  'i',
)
