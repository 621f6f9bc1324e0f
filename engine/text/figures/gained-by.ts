const CAME_FROM =
  '(?:(?:the|our)\\s)?(?:(?:main|biggest|largest|most|all|real)\\s(?:of (?:the|our|that|this)\\s)?)?(?:savings?|gains?|improvements?|wins?|speed-?ups?|reductions?|boost|difference)\\s(?:came|comes)\\s(?:mostly\\s|mainly\\s)?from\\s'

/** "Most of the savings came from closing two wells": the doing, and what it was done to. */
export const GAINED_BY = new RegExp(`^${CAME_FROM}([a-z-]+ing)\\s(.{6,})$`, 'i')

const WHENCE = new RegExp(`^${CAME_FROM}`, 'i')

/** Whether a sentence says what a gain is owed to, and not what was gained. */
export function tellsWhence(body: string): boolean {
  return WHENCE.test(body)
}
