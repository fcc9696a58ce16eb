import '#web/ui/tokens.css'
import '#web/features/collect/collect.css'
import { must } from '@teamloom/kit/assert.ts'
import { createRoot } from 'react-dom/client'
import { CollectApp } from '#web/features/collect/collect-app.tsx'
import { startCollectTexts } from '#web/features/collect/texts.ts'
import { keepInTabWhereRefused } from '#web/lib/refused-storage.ts'
import { trustOwnText } from '#web/lib/trusted-types.ts'

/** The pages of those without an account: light, as they open on phones with little signal. */
trustOwnText()
keepInTabWhereRefused()
startCollectTexts()
createRoot(must(document.getElementById('root'), 'root')).render(<CollectApp />)

// Letters of the house come after what people came for.
const loadFonts = () => void import('#web/ui/fonts.css')
if (document.readyState === 'complete') loadFonts()
else window.addEventListener('load', loadFonts)
