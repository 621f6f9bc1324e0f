import { type AnalysisEngine, getAnalysisEngine } from '../../contract/account-settings.ts'
import type { Router } from '../http/route.ts'

export function analystRoutes(route: Router, { analysisEngine }: { analysisEngine: AnalysisEngine }): void {
  route(getAnalysisEngine, async () => analysisEngine)
}
