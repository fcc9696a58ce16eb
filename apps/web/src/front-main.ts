import '#web/ui/tokens.css'
import '#web/features/front/front.css'
import { followAddress } from '#web/features/front/follow-address.ts'
import { knowVisitor } from '#web/features/front/know-visitor.ts'
import { turnByDrag } from '#web/features/front/turn-by-drag.ts'
import { keepInTabWhereRefused } from '#web/lib/refused-storage.ts'

/** The public pages, which the server has written whole: what a script adds to them. */
keepInTabWhereRefused()
knowVisitor()
followAddress()
turnByDrag()

// Letters of the house come after what people came for.
const loadFonts = () => void import('#web/ui/fonts.css')
if (document.readyState === 'complete') loadFonts()
else window.addEventListener('load', loadFonts)
