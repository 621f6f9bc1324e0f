import { useState } from 'react'

export type Visibility = {
  isPasswordShown: boolean
  togglePassword: () => void
  isConfirmShown: boolean
  toggleConfirm: () => void
}

/** Which passwords can be read: the first field's choice holds for both forms, the confirmation has its own. */
export function useVisibility(): Visibility {
  const [isPasswordShown, setPasswordShown] = useState(false)
  const [isConfirmShown, setConfirmShown] = useState(false)
  return {
    isPasswordShown,
    togglePassword: () => setPasswordShown((isShown) => !isShown),
    isConfirmShown,
    toggleConfirm: () => setConfirmShown((isShown) => !isShown),
  }
}
