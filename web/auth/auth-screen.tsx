import { useState } from 'react'
import { LogoMark } from '../lib/logo.tsx'
import { Alert } from '../ui/alert.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../ui/tabs.tsx'
import { ALERT_ID } from './field.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { useSignIn } from './use-sign-in.ts'
import { useSignUp } from './use-sign-up.ts'
import { useVisibility } from './use-visibility.ts'

/** Sign in or sign up; `notice` says why the user is here again. */
export function AuthScreen({ notice }: { notice?: string | undefined }) {
  const [mode, setMode] = useState<'login' | 'register'>('login')
  const visibility = useVisibility()
  const signIn = useSignIn()
  const signUp = useSignUp()
  const current = mode === 'login' ? signIn : signUp
  const message = current.message ?? (signIn.hasBeenSent || signUp.hasBeenSent ? undefined : notice)

  function switchTo(next: string) {
    setMode(next === 'register' ? 'register' : 'login')
    signIn.form.clearErrors()
    signUp.form.clearErrors()
  }

  return (
    <main className="column flex min-h-dvh flex-col [--column:26rem] px-4 pt-[max(1.5rem,10vh)] pb-6">
      <div className="flex items-center gap-3">
        <LogoMark className="size-9" />
        <h1 className="font-semibold text-2xl tracking-tight">TechLog</h1>
      </div>
      <p className="mt-2 text-muted">Your AI-powered professional development platform</p>
      <Tabs value={mode} onValueChange={switchTo} className="mt-8">
        <TabsList aria-label="Sign in or sign up">
          <TabsTrigger value="login">Sign In</TabsTrigger>
          <TabsTrigger value="register">Sign Up</TabsTrigger>
        </TabsList>
        {message && (
          <Alert id={ALERT_ID} className="mt-5">
            {message}
          </Alert>
        )}
        <TabsContent value="login" tabIndex={-1} className="mt-5">
          <SignInForm {...signIn} visibility={visibility} />
        </TabsContent>
        <TabsContent value="register" tabIndex={-1} className="mt-5">
          <SignUpForm {...signUp} visibility={visibility} />
        </TabsContent>
      </Tabs>
      <p className="mt-6 text-center text-muted text-xs">Secure authentication with encrypted passwords</p>
    </main>
  )
}
