import type { Found } from './found.ts'
import { htmlToText } from './html-text.ts'
import { type PageIndex, select } from './page-index.ts'
import { readableText } from './readable-text.ts'
import { selector } from './selector.ts'
import { elementsOf, findElement, type PageElement, textOf } from './tree.ts'

const ITEMS = selector('[itemtype]')

/** A schema.org JobPosting written as microdata (`itemprop`). */
export function readMicrodata(index: PageIndex): Found {
  const scope = select(index, ITEMS).find(({ attributes }) =>
    /schema\.org\/JobPosting/i.test(attributes.itemtype ?? ''),
  )
  if (!scope) return {}
  const title = first(scope, 'title') ?? first(scope, 'name')
  const employer = first(scope, 'hiringorganization')
  const position = title && textIn(title)
  const company = employer && (organisationIn(employer) ?? textIn(employer))
  const description = descriptionIn(scope)
  return {
    ...(position && { position }),
    ...(company && { company }),
    ...(description && { description }),
    isData: true,
  }
}

const isProperty = ({ attributes }: PageElement, name: string) =>
  (attributes.itemprop ?? '').toLowerCase().split(/\s+/).includes(name)

const first = (scope: PageElement, name: string) =>
  findElement(scope, (element) => isProperty(element, name) && Boolean(textIn(element)))

const textIn = (element: PageElement): string =>
  htmlToText(element.attributes.content ?? (textOf(element) || (element.attributes.alt ?? ''))).replace(
    /\s+/g,
    ' ',
  )

function organisationIn(employer: PageElement): string | undefined {
  const name = findElement(employer, (element) => isProperty(element, 'name'))
  return name && textIn(name)
}

function descriptionIn(scope: PageElement): string | undefined {
  const names = [
    'description',
    'responsibilities',
    'qualifications',
    'skills',
    'jobbenefits',
    'experiencerequirements',
    'educationrequirements',
    'incentives',
  ]
  const parts: string[] = []
  const enter = (element: PageElement) => {
    if (!names.some((name) => isProperty(element, name))) return true
    const text = element.tag === 'meta' ? htmlToText(element.attributes.content ?? '') : readableText(element)
    if (text && !parts.some((part) => part.includes(text))) parts.push(text)
    return false
  }
  for (const _ of elementsOf(scope, enter)) {
    // The walk itself collects.
  }
  return parts.join('\n\n') || undefined
}
