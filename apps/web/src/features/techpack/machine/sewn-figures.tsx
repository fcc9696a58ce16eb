import { VisuallyHidden } from '@mantine/core'
import type { MachineFileOf } from '@teamloom/contract/techpack-machine.ts'
import type { TechpackArtwork } from '@teamloom/contract/techpack-shape.ts'
import { decimalText, numberFormat } from '@teamloom/kit/number-format.ts'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/techpack/machine/embroidery-files.module.css'
import sheet from '#web/features/techpack/techpack-sheet.module.css'
import { useLocale } from '#web/lib/i18n.ts'

type Props = {
  readonly figures: NonNullable<MachineFileOf<'embroidery'>['figures']>
  readonly colors: TechpackArtwork['colors']
}

/** What a file comes to, in all and thread by thread. */
export function SewnFigures({ figures, colors }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const count = (value: number) => numberFormat(locale).format(value)
  const metres = (value: number) => decimalText(value, 1, locale)
  const minutes = Math.floor(figures.minutes)
  const seconds = Math.round((figures.minutes - minutes) * 60)
  return (
    <>
      <dl className={classes.figures}>
        <div>
          <dt>{t('techpack.machine.stitches')}</dt>
          <dd>{count(figures.stitches)}</dd>
        </div>
        <div>
          <dt>{t('techpack.machine.thread')}</dt>
          <dd>{metres(figures.metres)} m</dd>
        </div>
        <div>
          <dt>{t('techpack.machine.trims')}</dt>
          <dd>{count(figures.trims)}</dd>
        </div>
        <div>
          <dt>{t('techpack.machine.atRate', { rate: count(figures.stitchesPerMinute) })}</dt>
          <dd>{t('techpack.machine.time', { minutes, seconds })}</dd>
        </div>
      </dl>
      <table className={classes.rows}>
        <caption>
          <VisuallyHidden>{t('techpack.machine.order')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('techpack.machine.order')}</th>
            <th scope="col" className={classes.number}>
              {t('techpack.machine.stitches')}
            </th>
            <th scope="col" className={classes.number}>
              {t('techpack.machine.metres')}
            </th>
          </tr>
        </thead>
        <tbody>
          {figures.threads.map(({ code, hex, ...thread }, n) => (
            // A thread may come twice; its place does not.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={n}>
              <td>
                {n + 1} <span className={classes.swatch} style={{ background: hex }} />
                {colors.find(color => color.code === code)?.label[locale] ?? code}{' '}
                <span className={sheet.soft}>{code}</span>
              </td>
              <td className={classes.number}>{count(thread.stitches)}</td>
              <td className={classes.number}>{metres(thread.metres)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
