import type { MachineFileOf } from '@teamloom/contract/techpack-machine.ts'
import { useTranslation } from 'react-i18next'
import { FileRow } from '#web/features/techpack/machine/file-row.tsx'

/** The pattern of an item, for cutters and for paper. */
export function PatternFiles({ files }: { readonly files: readonly MachineFileOf<'pattern'>[] }) {
  const { t } = useTranslation()
  const [first] = files
  if (!first) return null
  const { figures } = first
  return (
    <FileRow
      title={t('techpack.machine.pattern.title')}
      note={figures ? t('techpack.machine.pattern.sizes', { sizes: figures.sizes.join(', ') }) : ''}
      files={files}
      told={figures && <span>{t('techpack.machine.pattern.pieces', { count: figures.pieces })}</span>}
    />
  )
}
