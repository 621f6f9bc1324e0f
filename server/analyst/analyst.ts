import type { SnapAnalysis, SnapOptions } from '../../engine/analyse-snap.ts'

/** Reads a description of work into an entry; who calls it need not know which engine answers. */
export type Analyst = {
  snap(description: string, options: SnapOptions): Promise<SnapAnalysis>
}
