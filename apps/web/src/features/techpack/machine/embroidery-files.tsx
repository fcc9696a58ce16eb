import { Skeleton } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { MachineFileOf } from '@teamloom/contract/techpack-machine.ts'
import type { Techpack, TechpackItem } from '@teamloom/contract/techpack-shape.ts'
import { inchesText } from '@teamloom/kit/length.ts'
import { decimalText } from '@teamloom/kit/number-format.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useMachineFile } from '#web/data/machine-files.ts'
import classes from '#web/features/techpack/machine/embroidery-files.module.css'
import { FileLinks } from '#web/features/techpack/machine/file-row.tsx'
import { SewnChecks } from '#web/features/techpack/machine/sewn-checks.tsx'
import { SewnFigures } from '#web/features/techpack/machine/sewn-figures.tsx'
import { readSewn } from '#web/features/techpack/machine/sewn-steps.ts'
import { StitchPlayer } from '#web/features/techpack/machine/stitch-player.tsx'
import { StitchSettings } from '#web/features/techpack/machine/stitch-settings.tsx'
import sheet from '#web/features/techpack/techpack-sheet.module.css'
import type { EditField } from '#web/features/techpack/use-techpack-edits.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { Tag } from '#web/ui/tag.tsx'

const millimetresPerInch = 25.4

type Props = {
  readonly techpack: Techpack
  readonly item: TechpackItem
  readonly decorationId: string
  readonly files: readonly MachineFileOf<'embroidery'>[]
  readonly edit: EditField
}

/** What a decoration is sewn by: as it happens, its figures, what is to be looked at, and its files. */
export function EmbroideryFiles({ techpack, item, decorationId, files, edit }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const artwork = item.techpackitemartworks.find(({ id }) => id === decorationId)
  const [dst] = files
  if (!dst) return null
  const name = [artwork?.decoration.imageData?.filename, artwork?.placement.label[locale]]
    .filter(Boolean)
    .join(', ')
  const { figures, state, problem } = dst
  const millimetres = (value: number) => decimalText(value, 1, locale)
  return (
    <section className={classes.file} aria-labelledby={`machine-${decorationId}`}>
      <div className={sheet.sectionHead}>
        <div className={sheet.titleLine}>
          <h3 id={`machine-${decorationId}`}>{name}</h3>
          {artwork && <Tag>{artwork.type[locale]}</Tag>}
        </div>
        {figures && (
          <span className={sheet.soft}>
            {inchesText(figures.widthMillimetres / millimetresPerInch, locale)} ×{' '}
            {inchesText(figures.heightMillimetres / millimetresPerInch, locale)},{' '}
            {millimetres(figures.widthMillimetres)} × {millimetres(figures.heightMillimetres)} mm
          </span>
        )}
      </div>
      {state === 'failed' && problem && (
        <p className={sheet.warning} role="alert">
          <IconAlertTriangle size={18} stroke={1.6} aria-hidden />
          {t(`techpack.machine.problems.${problem}`)}
        </p>
      )}
      {state === 'making' && (
        <div role="status" className={classes.making}>
          <Skeleton height={300} radius={12} />
          <span className={sheet.soft}>{t('techpack.machine.making')}</span>
        </div>
      )}
      {state === 'ready' && figures && (
        <div className={classes.columns}>
          <Played file={dst} name={name} groundHex={groundOf(item)} />
          <div className={classes.told}>
            <SewnFigures figures={figures} colors={artwork?.colors ?? []} />
            <StitchSettings
              figures={figures}
              ids={{ techpackId: techpack.id, techpackItemId: item.id, techpackItemArtworkId: decorationId }}
              edit={edit}
            />
            <SewnChecks checks={dst.checks} />
            <FileLinks files={files} />
          </div>
        </div>
      )}
    </section>
  )
}

function Played({
  file,
  name,
  groundHex,
}: {
  readonly file: MachineFileOf<'embroidery'>
  readonly name: string
  readonly groundHex: string
}) {
  const { t } = useTranslation()
  const { data, isError } = useMachineFile(file)
  const sewn = useMemo(() => data && readSewn(data), [data])
  if (isError) return <p className={sheet.soft}>{t('techpack.machine.unread')}</p>
  if (!sewn) return <Skeleton height={360} radius={12} />
  return (
    <StitchPlayer
      // Another file begins whole.
      key={JSON.stringify(file.figures)}
      sewn={sewn}
      threads={file.figures?.threads ?? []}
      groundHex={groundHex}
      name={name}
    />
  )
}

/** The colour of the first cloth that is named: what most of the garment is. */
function groundOf({ specifications }: TechpackItem): string {
  return specifications?.materials[0]?.color.hex ?? '#EDEAE5'
}
