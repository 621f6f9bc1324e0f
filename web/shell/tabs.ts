import { lazy } from 'react'

const loadSnaplog = () => import('../snaplog/snaplog-tab.tsx')
const loadJobvault = () => import('../jobvault/jobvault-tab.tsx')

export const SnaplogTab = lazy(async () => ({ default: (await loadSnaplog()).SnaplogTab }))
export const JobvaultTab = lazy(async () => ({ default: (await loadJobvault()).JobvaultTab }))

/** Fetches the tab that is shown first; the other one waits until it is asked for. */
export function preloadTabs() {
  loadSnaplog().catch(() => {})
}
