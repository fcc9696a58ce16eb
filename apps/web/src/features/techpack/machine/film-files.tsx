import type { MachineFileOf } from '@teamloom/contract/techpack-machine.ts'
import type { TechpackItem } from '@teamloom/contract/techpack-shape.ts'
import { inchesText } from '@teamloom/kit/length.ts'
import { decimalText } from '@teamloom/kit/number-format.ts'
import { useTranslation } from 'react-i18next'
import { FileRow } from '#web/features/techpack/machine/file-row.tsx'
import { MachineChecks } from '#web/features/techpack/machine/machine-checks.tsx'
import sheet from '#web/features/techpack/techpack-sheet.module.css'
import { useLocale } from '#web/lib/i18n.ts'

const pointsPerInch = 72

type Props = { readonly item: TechpackItem; readonly files: readonly MachineFileOf<'film'>[] }

/** The films of a print in one width. */
export function FilmFiles({ item, files }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [first] = files
  if (!first) return null
  const { figures, checks, decorationId } = first
  const artwork = item.techpackitemartworks.find(({ id }) => id === decorationId)
  const title = [
    artwork?.decoration.imageData?.filename,
    artwork?.placement.label[locale],
    ...(figures ? [inchesText(figures.widthInches, locale)] : []),
  ].filter(Boolean)
  const inkName = (code: string) =>
    code === 'base'
      ? t('techpack.machine.film.base')
      : (artwork?.colors.find(color => color.code === code)?.label[locale] ?? code)
  const hasDots = figures?.plates.some(({ degrees }) => degrees !== null)
  const ways = figures && [
    ...(hasDots ? [t('techpack.machine.film.lines', { lines: figures.lines })] : []),
    ...(figures.chokeInches === null
      ? []
      : [
          t('techpack.machine.film.choke', {
            points: decimalText(figures.chokeInches * pointsPerInch, 1, locale),
          }),
        ]),
    ...(figures.trapInches === null
      ? []
      : [t('techpack.machine.film.trap', { inches: decimalText(figures.trapInches, 3, locale) })]),
    ...(figures.sizes.length > 0
      ? [t('techpack.machine.film.sizes', { sizes: figures.sizes.join(', ') })]
      : []),
  ]
  return (
    <FileRow
      title={title.join(', ')}
      note={[artwork?.type[locale], figures?.plates.map(({ code }) => inkName(code)).join(', ')]
        .filter(Boolean)
        .join(t('techpack.machine.film.of'))}
      files={files}
      told={
        figures && (
          <>
            <span>{t('techpack.machine.film.films', { count: figures.plates.length })}</span>
            {ways && ways.length > 0 && <span className={sheet.soft}>{ways.join(', ')}</span>}
            <MachineChecks
              checks={checks}
              told={({ key, isInOrder, values: [one = 0, other = 0] }) =>
                t(`techpack.machine.check.${key === 'filmWidth' && isInOrder ? 'filmFits' : key}`, {
                  one: decimalText(one, 1, locale),
                  other: decimalText(other, 0, locale),
                })
              }
            />
          </>
        )
      }
    />
  )
}
