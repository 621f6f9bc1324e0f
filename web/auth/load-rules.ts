/** The schemas and Zod: a quarter of the first screen's script, and not needed before there is something to check. */
export const loadRules = () => import('./rules.ts')
