import { fractionText, inchesText } from '@teamloom/kit/length.ts'
import { useTranslation } from 'react-i18next'
import type { Drawings } from '#web/data/techpacks.ts'
import sheet from '#web/features/techpack/techpack-sheet.module.css'
import { useLocale } from '#web/lib/i18n.ts'

type Props = {
  readonly points: Drawings['points']
  readonly sizeLabel: (name: string) => string
}

/** The points of measure by the letters of the drawings, in every size. */
export function MeasureTable({ points, sizeLabel }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const sizes = [...new Set(points.flatMap(point => point.sizes.map(({ sizeName }) => sizeName)))]
  if (points.length === 0) return null
  return (
    <div className={sheet.scroll}>
      <table className={sheet.table}>
        <caption>{t('techpack.measures')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('techpack.point')}</th>
            <th scope="col">±</th>
            {sizes.map(name => (
              <th key={name} scope="col">
                {sizeLabel(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map(({ letter, name, label, how, tolerance, sizes: graded }) => (
            <tr key={name}>
              <th scope="row">
                {letter}. {label[locale]}
                <div className={sheet.soft}>{how[locale]}</div>
              </th>
              <td className={sheet.sum}>{inchesText(tolerance, locale)}</td>
              {sizes.map(size => {
                const inches = graded.find(({ sizeName }) => sizeName === size)?.inches
                return (
                  <td key={size} className={sheet.sum}>
                    {inches === undefined ? '' : fractionText(inches)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
