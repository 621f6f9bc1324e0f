import './csp.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { onUnauthorized } from './api.ts'
import { App } from './app.tsx'
import { expireSession, openSession } from './lib/session.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

onUnauthorized(expireSession)
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
openSession()
