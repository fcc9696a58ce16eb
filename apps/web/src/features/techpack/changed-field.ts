import type { Techpack } from '@teamloom/contract/techpack-shape.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import type { TFunction } from 'i18next'
import { nameOf } from '#web/features/techpack/item-sheet.tsx'

const ofWhole = {
  projectName: 'techpack.projectName',
  customerName: 'techpack.customer',
  customerNumber: 'techpack.customerNumber',
  wantedShipDate: 'techpack.shipDate',
} as const

const ofArtwork = {
  calibrationColors: 'techpack.calibration',
  originalBackground: 'techpack.grounds.source',
  previewBackground: 'techpack.grounds.preview',
  productionBackground: 'techpack.grounds.production',
  productionFile: 'techpack.panes.production',
  printWidth: 'techpack.printWidths',
} as const

/** A field as the page calls it: `Tour tee, QC, M`; undefined of one that it does not show. */
export function changedField(
  field: string,
  techpack: Techpack,
  t: TFunction,
  locale: Locale,
): string | undefined {
  const [first = '', second = '', third = '', fourth = ''] = field.split('/')
  if (first in ofWhole) return t(ofWhole[first as keyof typeof ofWhole])
  if (first === 'term') return techpack.terms.find(({ key }) => key === second)?.label[locale]
  const item = techpack.techpackitems.find(({ id }) => id === first)
  if (!item) return undefined
  const sizeLabel = (name: string) =>
    item.techpackitemquantities.find(({ size_name }) => size_name === name)?.displayLabel[locale] ?? name
  const words = (...parts: string[]) => [nameOf(item, locale), ...parts].filter(Boolean).join(', ')
  if (second === 'version') return words(t('techpack.version'))
  if (second === 'quantity') return words(t(`techpack.fields.${fourth as 'QC'}`), sizeLabel(third))
  if (second === 'knit') {
    const knit = item.knits.find(({ fabric }) => fabric === third)
    const setting = knit?.settings.find(({ key }) => key === fourth)
    return knit && setting && words(knit.label[locale], setting.label[locale])
  }
  const number = item.techpackitemartworks.findIndex(({ id }) => id === second)
  const artwork = item.techpackitemartworks[number]
  if (!artwork) return undefined
  const { decoration } = artwork
  const name = decoration.imageData?.filename ?? decoration.name
  const title = t('techpack.artwork', { number: number + 1, name })
  if (third === 'setting') {
    const setting = artwork.settings.find(({ key }) => key === fourth)
    return setting && words(title, setting.label[locale])
  }
  if (!(third in ofArtwork)) return undefined
  return words(title, t(ofArtwork[third as keyof typeof ofArtwork]), fourth && sizeLabel(fourth))
}
