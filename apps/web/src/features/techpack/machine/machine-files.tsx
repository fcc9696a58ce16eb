import { Button, Skeleton } from '@mantine/core'
import { IconCloudOff, IconNeedle } from '@tabler/icons-react'
import type { MachineFile } from '@teamloom/contract/techpack-machine.ts'
import type { Techpack, TechpackItem } from '@teamloom/contract/techpack-shape.ts'
import { useTranslation } from 'react-i18next'
import { useMachineFiles } from '#web/data/machine-files.ts'
import { EmbroideryFiles } from '#web/features/techpack/machine/embroidery-files.tsx'
import type { EditField } from '#web/features/techpack/use-techpack-edits.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'

type Props = {
  readonly techpack: Techpack
  readonly item: TechpackItem
  readonly edit: EditField
}

/** What machines run of an item, decoration by decoration. */
export function MachineFiles({ techpack, item, edit }: Props) {
  const { t } = useTranslation()
  const files = useMachineFiles(techpack.id, techpack.revision)
  if (files.isPending) return <Skeleton height={360} radius={12} aria-label={t('common.loading')} />
  if (files.isError && !files.data)
    return (
      <EmptyState
        icon={IconCloudOff}
        title={t('techpack.machine.lost')}
        text={t('techpack.failed.text')}
        action={<Button onClick={() => void files.refetch()}>{t('common.retry')}</Button>}
      />
    )
  const own = Map.groupBy(
    files.data.filter(({ itemId }) => itemId === item.id),
    ({ decorationId }) => decorationId,
  )
  if (own.size === 0)
    return (
      <EmptyState
        icon={IconNeedle}
        title={t('techpack.machine.none')}
        text={t('techpack.machine.noneText')}
      />
    )
  return (
    <>
      {[...own].map(([decorationId, rows]: [string, readonly MachineFile[]]) => (
        <EmbroideryFiles
          key={decorationId}
          techpack={techpack}
          item={item}
          decorationId={decorationId}
          files={rows}
          edit={edit}
        />
      ))}
    </>
  )
}
