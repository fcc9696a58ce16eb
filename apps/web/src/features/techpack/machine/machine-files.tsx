import { Button, Skeleton } from '@mantine/core'
import { IconCloudOff, IconNeedle } from '@tabler/icons-react'
import type { MachineFile, MachineFileOf } from '@teamloom/contract/techpack-machine.ts'
import type { Techpack, TechpackItem } from '@teamloom/contract/techpack-shape.ts'
import { useTranslation } from 'react-i18next'
import { useMachineFiles } from '#web/data/machine-files.ts'
import { EmbroideryFiles } from '#web/features/techpack/machine/embroidery-files.tsx'
import { FilmFiles } from '#web/features/techpack/machine/film-files.tsx'
import { GangFiles } from '#web/features/techpack/machine/gang-files.tsx'
import { PatternFiles } from '#web/features/techpack/machine/pattern-files.tsx'
import { WithoutFiles } from '#web/features/techpack/machine/without-files.tsx'
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
  const own = files.data.filter(({ itemId }) => itemId === item.id)
  if (own.length === 0)
    return (
      <EmptyState
        icon={IconNeedle}
        title={t('techpack.machine.none')}
        text={t('techpack.machine.noneText')}
      />
    )
  return (
    <>
      {groupsOf(own, 'embroidery').map(([decorationId, rows]) => (
        <EmbroideryFiles
          key={decorationId}
          techpack={techpack}
          item={item}
          decorationId={decorationId}
          files={rows}
          edit={edit}
        />
      ))}
      {groupsOf(own, 'film').map(([group, rows]) => (
        <FilmFiles key={group} item={item} files={rows} />
      ))}
      {groupsOf(own, 'gang').map(([group, rows]) => (
        <GangFiles key={group} files={rows} />
      ))}
      {groupsOf(own, 'pattern').map(([group, rows]) => (
        <PatternFiles key={group} files={rows} />
      ))}
      <WithoutFiles item={item} />
    </>
  )
}

/** Files of a kind, by what they are formats of. */
function groupsOf<Kind extends MachineFile['kind']>(files: readonly MachineFile[], kind: Kind) {
  const own = files.filter((file): file is MachineFileOf<Kind> => file.kind === kind)
  return [...Map.groupBy(own, ({ group }) => group)]
}
