import { Button, Skeleton } from '@mantine/core'
import { IconAlertTriangle, IconDownload } from '@tabler/icons-react'
import type { MachineFile } from '@teamloom/contract/techpack-machine.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/techpack/machine/file-row.module.css'
import sheet from '#web/features/techpack/techpack-sheet.module.css'
import { ownAddress } from '#web/lib/api.ts'

type Props = {
  readonly title: string
  readonly note: string
  readonly files: readonly MachineFile[]
  /** Its figures and checks, once they are known. */
  readonly told: ReactNode
}

/** Files of one thing in several formats: what they are, what is to be known of them, and each of them. */
export function FileRow({ title, note, files, told }: Props) {
  const { t } = useTranslation()
  const [first] = files
  if (!first) return null
  const id = `machine-${first.id}`
  return (
    <section className={classes.row} aria-labelledby={id}>
      <div>
        <h3 id={id} className={classes.title}>
          {title}
        </h3>
        <span className={sheet.soft}>{note}</span>
      </div>
      <div className={classes.told}>
        {first.state === 'failed' && first.problem && (
          <p className={sheet.warning} role="alert">
            <IconAlertTriangle size={18} stroke={1.6} aria-hidden />
            {t(`techpack.machine.problems.${first.problem}`)}
          </p>
        )}
        {first.state === 'making' && (
          <div role="status">
            <Skeleton height={20} radius={6} />
            <span className={sheet.soft}>{t('techpack.machine.making')}</span>
          </div>
        )}
        {first.state === 'ready' && told}
      </div>
      <FileLinks files={files} />
    </section>
  )
}

/** A link for each file that is there, with what tells it from those beside it first. */
export function FileLinks({ files }: { readonly files: readonly MachineFile[] }) {
  const { t } = useTranslation()
  return (
    <div className={classes.downloads}>
      {files.map(({ id, name: file, url }) =>
        url ? (
          <Button
            key={id}
            component="a"
            href={ownAddress(url)}
            size="xs"
            variant="default"
            leftSection={<IconDownload size={16} stroke={1.6} aria-hidden />}
            aria-label={t('techpack.machine.download', { format: shortName(file), file })}
          >
            {shortName(file)}
          </Button>
        ) : null,
      )}
    </div>
  )
}

/** `DST`, `PES v1`, `PNG 2`, `TIFF base`, `DXF nest`: what tells it from those beside it. */
function shortName(name: string): string {
  const ending = name.slice(name.lastIndexOf('.') + 1)
  const [, last = ''] = /_([^_]*)\.\w+$/.exec(name) ?? []
  const [, film] = /^film-(base|\d+)/.exec(last) ?? []
  const [mark] = /^(?:v\d|\d+|nest|letter|a4|roll)$/.exec(last) ?? []
  const of = film ?? mark
  return [ending === 'tif' ? 'TIFF' : ending.toUpperCase(), ...(of ? [of] : [])].join(' ')
}
