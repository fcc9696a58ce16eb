import { artwork } from '#web/locales/en/artwork.ts'
import { common } from '#web/locales/en/common.ts'
import { decoration } from '#web/locales/en/decoration.ts'
import { designView } from '#web/locales/en/design-view.ts'
import { largeSizes } from '#web/locales/en/large-sizes.ts'
import { nav } from '#web/locales/en/nav.ts'
import { price } from '#web/locales/en/price.ts'
import { project } from '#web/locales/en/project.ts'
import { sizeChart } from '#web/locales/en/size-chart.ts'
import { studio } from '#web/locales/en/studio.ts'
import { toast } from '#web/locales/en/toast.ts'
import { withheld } from '#web/locales/en/withheld.ts'

/** The texts in English that every page begins with, and those of the studio. */
export const en = {
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
