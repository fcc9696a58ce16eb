import { inchesText } from '@teamloom/kit/length.ts'
import { ruleRows } from '@teamloom/techpack/placement-rules.ts'
import { useTranslation } from 'react-i18next'
import type { Drawings } from '#web/data/techpacks.ts'
import classes from '#web/features/techpack/placement-table.module.css'
import sheet from '#web/features/techpack/techpack-sheet.module.css'
import { useLocale } from '#web/lib/i18n.ts'

type Props = {
  readonly placement: Drawings['placements'][number]
  readonly name: string
  readonly sizeLabel: (name: string) => string
}

/** How a printer lays the rule for a decoration, with its inches in each size. */
export function PlacementTable({ placement, name, sizeLabel }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { piece, sizes } = placement
  if (sizes.length === 0) return null
  return (
    <div className={sheet.scroll}>
      <table className={`${sheet.table} ${classes.placement}`}>
        <caption>
          {name} <span className={sheet.soft}>{piece[locale]}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('techpack.placement')}</th>
            {sizes.map(({ sizeName }) => (
              <th key={sizeName} scope="col">
                {sizeLabel(sizeName)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ruleRows(sizes).map(({ way, rule, inches }) => (
            <tr key={way + rule.en}>
              <th scope="row">
                {t(`techpack.${way}`)}, {rule[locale]}
              </th>
              {inches.map((each, i) => (
                <td key={sizes[i]!.sizeName} className={sheet.sum}>
                  {each === null ? '' : inchesText(each, locale)}
                </td>
              ))}
            </tr>
          ))}
          {sizes.some(({ fits }) => !fits) && (
            <tr>
              <th scope="row">{t('techpack.tooLarge')}</th>
              {sizes.map(({ sizeName, fits }) => (
                <td key={sizeName} className={sheet.sum}>
                  {fits ? '' : '×'}
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}
