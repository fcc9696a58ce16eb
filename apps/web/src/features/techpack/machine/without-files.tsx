import { findDecorationType } from '@teamloom/catalog/decorations/index.ts'
import type { Process } from '@teamloom/catalog/decorations/process.ts'
import type { TechpackItem } from '@teamloom/contract/techpack-shape.ts'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/techpack/machine/file-row.module.css'
import sheet from '#web/features/techpack/techpack-sheet.module.css'
import { useLocale } from '#web/lib/i18n.ts'

/** Ways of making that no file of ours runs a machine for. */
const without = {
  dye: 'dye',
  dyedPanel: 'dye',
  dyedKnit: 'dye',
  leather: 'leather',
  woven: 'woven',
  clipped: 'woven',
  knitting: 'knitting',
} as const satisfies Partial<Record<Process, string>>

/** MF19: decorations without a machine file, each with its sentence why. */
export function WithoutFiles({ item }: { readonly item: TechpackItem }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const told = item.techpackitemartworks.flatMap(({ id, decoration, placement, type }) => {
    const process = findDecorationType(decoration.type)?.process
    const why = process && process in without ? without[process as keyof typeof without] : undefined
    const name = [decoration.imageData?.filename, placement.label[locale]].filter(Boolean).join(', ')
    return why ? [{ id, name, type: type[locale], why }] : []
  })
  return told.map(({ id, name, type, why }) => (
    <section key={id} className={classes.row} aria-labelledby={`machine-${id}`}>
      <div>
        <h3 id={`machine-${id}`} className={classes.title}>
          {name}
        </h3>
        <span className={sheet.soft}>{type}</span>
      </div>
      <span className={sheet.soft}>{t(`techpack.machine.without.${why}`)}</span>
    </section>
  ))
}
