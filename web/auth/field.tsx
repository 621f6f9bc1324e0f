import type { ComponentProps } from 'react'
import * as ui from '../ui/field.tsx'
import * as uiPassword from '../ui/password-field.tsx'

/** The one alert above the authentication forms. */
export const ALERT_ID = 'auth-alert'

export function Field(props: ComponentProps<typeof ui.Field>) {
  return <ui.Field alertId={ALERT_ID} {...props} />
}

export function PasswordField(props: ComponentProps<typeof uiPassword.PasswordField>) {
  return <uiPassword.PasswordField alertId={ALERT_ID} {...props} />
}
