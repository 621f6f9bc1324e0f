import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { onceFor } from '../../../once.ts'
import { type Deed, deedOf } from '../deed.ts'
import { isTelling } from '../deeds.ts'

/** What is done to the record of the work rather than to the work: threads, tickets and requests, word to others, copies of a repository, names and blanks. */
const RECORD = lean(
  /^(?:(?:create|open|make|push|cut) (?:(?:an?|the|my|new|separate|feature) ){0,3}branch(?:es)?(?= (?:from|off|for|of|to)\b|$)|(?:update|rebase|sync|merge) (?:my|the|our) (?:[a-z]+ )?branch(?:es)?\b|(?:resolve|answer|address|reply|close) (?:to )?(?:all )?(?:the |my |his |her |their )?(?:review )?(?:threads?|comments?|conversations?|remarks)|leave (?:(?:an?|some|a few|my|two|three) )?(?:remarks?|comments?|feedback)\b|(?:get|grab|take|pick|pull) (?:up )?(?:an?|the|some|two|three|another|a (?:couple|few)(?: of)?) (?:[a-z]+ )?(?:tickets?|issues?|tasks?) (?:from|off)\b|commit to (?:the |my |our )?(?:PR|MR|pull request|merge request)s?\b|(?:open|mark|merge|close|submit|approve|review|raise|assign|file|update) (?:(?:an?|the|my|our|this|that|another|some|two|three) )?(?:(?:draft|new|first|second|support|help ?desk|jira|github) )?(?:MRs?|PRs?|tickets?|bugs?(?= with\b| upstream\b|$)|pull requests?|merge requests?|issues?)\b(?! (?:template|tracker|system|form))|(?:clone|fork|star|check out) (?:(?:the|an?|my|our|its|their) )?(?:[\w.'-]+ ){0,4}(?:repo|repository|repositories|source|code|codebase|project)\b|(?:rename) (?:(?:the|some|all|my|our|a few|two|three) )?(?:[a-z]+ )?(?:names|variables|files|folders|classes)\b|(?:remove|fix|strip) (?:the )?trailing (?:white)?spaces?|bump (?:the )?(?:[\w.-]+ )?version|(?:add|invite) (?:(?!to\b|and\b)[\w.'-]+ ){1,4}as (?:an? |the )?(?:contributor|collaborator|reviewer|maintainer|member|assignee)s?\b|(?:create|add|initiali[sz]e|init|make) (?:(?:an?|the|my|our|new|empty|initial|first) ){0,3}(?:git(?:hub|lab)? )?(?:repo|repository|readme(?:\.md)?|\.?gitignore|\.?dockerignore|licen[cs]e)(?: file)?(?: and diary| & diary)?$|merge (?:the )?(?:remote-tracking )?branch '|complete (?:the )?(?:peer|code) review|(?:define|list|create|write|track|document|agree) (?:(?!to\b)[\w-]+ ){0,3}(?:action items?|follow-?ups?|next steps)\b|apologi[sz]e (?:to|for)\b|(?:notify|inform|alert|tell|email|update|contact) (?:(?:the|our|all|my|affected|every|other|on-call|responsible|owning) ){0,3}(?:[a-z]+ )?(?:teams?|crews?|users?|customers?|clients?|stakeholders?|management|managers?|everyone|everybody|colleagues?|owners?|partners?|passengers?|members?)(?=$|[,.;]| (?:about|of|in|on|via|by|that|and|at|to)\b))/i,
)

/** "Changed my privacy settings", "reinstalled my laptop": what one sets up for oneself to get to work. */
const OWN_THINGS = lean(
  /^(?:up )?my (?:[\w-]+ ){0,2}(?:settings|phone|laptop|machine|computer|PC|account|password|profile|editor|IDE|keyboard|desk|workstation|calendar|browser)\b/i,
)

export function isOwnThing(rest: string): boolean {
  return OWN_THINGS.test(rest)
}

/** "Emailed Ada for an update", "tested locally", "discussed the plan with Bo". */
const WORD_TO_SOMEBODY =
  /^test (?:locally|manually)\b|^(?:fix|close|resolve|address) (?:(?:the )?(?:issue|bug|ticket)s? )?#\d+$|^(?:discuss|review|go over) [^,;]{3,60} with @?[\w-]+$|^(?:email|message|ping|remind|contact|ask|thank) (?:Mr\.?\s|Ms\.?\s|Dr\.?\s|Professor\s)?[A-Z][a-z]+(?=$|\s(?:for|about|to|if|that|regarding|again)\b)/

/** "Committed my work", "fixed the commit messages", "logged into the cluster", "changed to the sail folder": what goes with any work. */
const WITH_ANY_WORK = lean(
  /^commit (?:and push )?(?:(?:my|our|the|all|some) ){0,2}(?:work|changes|code|files|progress|edits)\b|^(?:fix|edit|change|amend|reword|rewrite|update|correct|clean up) (?:(?:the|my|our|a|some) )?commit (?:messages?|descriptions?|log)\b|^squash (?:(?:the|my|our|some|two|three|all) ){0,2}commits\b|^(?:change|update|correct|fix) (?:my|our) e-?mail\b|^log (?:in|into|on|onto)\b|^(?:navigate|cd) (?:in)?to\b|^(?:start|open) an? interactive session\b/i,
)

/** "Asked in the club's forum whether it is a fault", "brought it to the owner's attention", "listed the events in order": words, and no work. */
const WORDS_ONLY = lean(
  /^(?:ask|post|inquire|enquire) (?:(?:about )?(?:it|this|that|a question|questions|for help) )?(?:in|on|at) [^,;]{0,40}\b(?:discord|slack|forums?|channel|mailing list|irc|stack ?overflow|stack ?exchange|reddit|chat|group|community)\b|^bring [^,;]{3,90} to [^,;]{2,50}\battention\b|^(?:list|record|summari[sz]e|describe|outline|order) (?:the |all )?(?:events?|timestamps?|times|timelines?)\b(?=$| (?:in|below|here|above|as|by)\b)/i,
)

/** Whether a deed only kept the books of the work. */
export const isRecord = onceFor(
  ({ clause, rest }: Deed): boolean => keepsBooks(`${clause.verb.base} ${rest}`) || isOwnThing(rest),
)

/** The same of a verb and what it was done to: "update the ticket". */
export function keepsBooks(told: string): boolean {
  return [RECORD, WITH_ANY_WORK, WORD_TO_SOMEBODY, WORDS_ONLY].some((pattern) => pattern.test(told))
}

/** The deeds without those that only kept the books, where there is other work to tell. */
export function withoutRecords(deeds: readonly Deed[]): readonly Deed[] {
  const work = deeds.filter((deed) => !isRecord(deed))
  return work.some(isTelling) ? work : deeds
}

export function tellsRecord(source: Weighed): boolean {
  const deed = deedOf(source)
  return deed !== undefined && isRecord(deed)
}
