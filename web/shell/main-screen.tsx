import { Suspense, useState } from 'react'
import { useDraft } from '../lib/use-draft.ts'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../ui/tabs.tsx'
import { Header } from './header.tsx'
import { ProfileCard } from './profile-card.tsx'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'
import { TabSkeleton } from './tab-skeleton.tsx'
import { JobvaultTab, SnaplogTab } from './tabs.ts'

const SNAPLOG = 'snaplog'
const JOBVAULT = 'jobvault'

/** The two areas of the app under one header. A tab once opened keeps its state while the other is shown. */
export function MainScreen() {
  const [tab, setTab] = useDraft('tab', SNAPLOG)
  const [visited, setVisited] = useState([tab])

  function open(next: string) {
    setTab(next)
    setVisited((earlier) => [...earlier, next])
  }

  return (
    <>
      <title>TechLog</title>
      <Header />
      <main className="column px-4 [--column:80rem] pb-16 sm:px-6">
        <Tabs value={tab} onValueChange={open}>
          <div className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
            <TabsList aria-label="Areas" className="self-end border-b-0">
              <TabsTrigger value={SNAPLOG}>Snaplog</TabsTrigger>
              <TabsTrigger value={JOBVAULT}>JobVault</TabsTrigger>
            </TabsList>
            <ProfileCard />
          </div>
          <Suspense fallback={<TabSkeleton />}>
            <TabsContent value={SNAPLOG} forceMount hidden={tab !== SNAPLOG} tabIndex={-1} className="pt-4">
              {visited.includes(SNAPLOG) && <SnaplogTab />}
            </TabsContent>
            <TabsContent value={JOBVAULT} forceMount hidden={tab !== JOBVAULT} tabIndex={-1} className="pt-4">
              {visited.includes(JOBVAULT) && <JobvaultTab />}
            </TabsContent>
          </Suspense>
        </Tabs>
      </main>
      <ShortcutsDialog />
    </>
  )
}
