import '@mantine/core/styles.css'
import '@mantine/notifications/styles.css'
import '#web/ui/fonts.css'
import '#web/ui/tokens.css'
import '#web/ui/controls.css'
import '#web/ui/print.css'
import { must } from '@teamloom/kit/assert.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '#web/app/app.tsx'
import { keepCampaign } from '#web/lib/campaign.ts'
import { startTranslations } from '#web/lib/i18n.ts'
import { forgetInvitation } from '#web/lib/kept-invitation.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { keepInTabWhereRefused } from '#web/lib/refused-storage.ts'
import { dropServiceWorkers } from '#web/lib/service-workers.ts'
import { onPersonChange } from '#web/lib/session.ts'
import { trustOwnText } from '#web/lib/trusted-types.ts'

trustOwnText()
keepInTabWhereRefused()
dropServiceWorkers()
keepCampaign()
// Nothing of one person is shown to the next.
onPersonChange(() => {
  queryClient.clear()
  forgetInvitation()
})
await startTranslations()
createRoot(must(document.getElementById('root'), 'root')).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
