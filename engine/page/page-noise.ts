import { NO_ATTRIBUTES, type PageElement } from './tree.ts'

const TAGS = new Set(['nav', 'footer', 'form', 'dialog', 'aside'])
const ROLES = new Set([
  'navigation',
  'dialog',
  'alertdialog',
  'search',
  'contentinfo',
  'menu',
  'menubar',
  'tooltip',
  'alert',
])
const NAMES =
  /(?:^|[\s_-])(?:cookies?|consent|gdpr|modal|newsletter|breadcrumbs?|shar(?:e|ing)|social|similar|related|recommend(?:ed|ations)?|footer|navbar|nav|navigation|menu|popup|popover|toast|advert|advertisement|sign-?up|sign-?in|login|log-?in|job-?alerts?|tooltip|skip-?link|pagination|search-?(?:form|bar|box)|sidebar|site-header|masthead|apply-?(?:form|button|btn|box|link|now)?|back-?(?:link|button|to)|report|reviews?|banner-?cookie|language-?(?:switch|select)\w*|print|feedback|chat|upsell|talent-?community|referral|people-also|more-jobs|other-jobs|job-?list(?:ing)?s?-?(?:sidebar|similar))(?:$|[\s_-])/i

/** Navigation, forms, dialogs and the like: parts of a page that are about the site, not the posting. */
export function isNoise(element: PageElement): boolean {
  element.isNoise ??= judge(element)
  return element.isNoise
}

function judge({ tag, attributes }: PageElement): boolean {
  if (TAGS.has(tag)) return true
  if (attributes === NO_ATTRIBUTES) return false
  if (ROLES.has(attributes.role ?? '') || attributes['aria-modal'] === 'true') return true
  const names = `${attributes.class ?? ''} ${attributes.id ?? ''}`
  if (names.length < 3 || names.length > 600) return false
  return NAMES.test(names.replace(/([a-z])(?=[A-Z])/g, '$1-').replace(/__|--/g, '-'))
}
