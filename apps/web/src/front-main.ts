import '#web/ui/tokens.css'
import '#web/features/front/styles/ground.css'
import '#web/features/front/styles/bar.css'
import '#web/features/front/styles/buttons.css'
import '#web/features/front/styles/hero.css'
import '#web/features/front/styles/stage.css'
import '#web/features/front/styles/touch.css'
import '#web/features/front/styles/price.css'
import '#web/features/front/styles/steps.css'
import '#web/features/front/styles/quantities.css'
import '#web/features/front/styles/products.css'
import '#web/features/front/styles/page.css'
import '#web/features/front/styles/tables.css'
import '#web/features/front/styles/techniques.css'
import '#web/features/front/styles/sizes.css'
import '#web/features/front/styles/foot.css'
import '#web/features/front/styles/narrow.css'
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
