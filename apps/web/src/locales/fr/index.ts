import { artwork } from '#web/locales/fr/artwork.ts'
import { common } from '#web/locales/fr/common.ts'
import { decoration } from '#web/locales/fr/decoration.ts'
import { designView } from '#web/locales/fr/design-view.ts'
import { largeSizes } from '#web/locales/fr/large-sizes.ts'
import { nav } from '#web/locales/fr/nav.ts'
import { price } from '#web/locales/fr/price.ts'
import { project } from '#web/locales/fr/project.ts'
import { sizeChart } from '#web/locales/fr/size-chart.ts'
import { studio } from '#web/locales/fr/studio.ts'
import { toast } from '#web/locales/fr/toast.ts'
import { withheld } from '#web/locales/fr/withheld.ts'

/** The texts in French that every page begins with, and those of the studio. */
export const fr = {
  common,
  toast,
  withheld,
  largeSizes,
  nav,
  project,
  studio,
  decoration,
  artwork,
  designView,
  price,
  sizeChart,
}
