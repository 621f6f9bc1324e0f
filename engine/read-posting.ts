/** What a page or pasted text turned out to be. */
export type PostingReading =
  | { kind: 'posting'; positionName?: string; companyName?: string; jobDescription?: string; notes: string[] }
  | {
      kind: 'no-posting'
      reason: 'login-wall' | 'robot-check' | 'listing' | 'expired' | 'apply-form' | 'empty'
    }
