import { useQuery } from '@tanstack/react-query'
import type { ListRow } from '@teamloom/commerce/lines/join-lines.ts'
import { useTranslation } from 'react-i18next'
import { fetchFile } from '#web/data/fetch-file.ts'
import classes from '#web/features/lines/line-picture.module.css'
import { useListHeld, useListState } from '#web/features/lines/list-context.ts'
import { useWho } from '#web/features/lines/use-line-words.ts'
import { useBlobImage } from '#web/lib/use-blob-image.ts'

type Props = { readonly row: ListRow; readonly side: string; readonly isSmall?: boolean }

/** A person's garment in their words, as the server has the line; the last picture stays until the next one is there. */
export function LinePicture({ row, side, isSmall = false }: Props) {
  const { t } = useTranslation()
  const { about, session } = useListHeld()
  const isSaving = useListState(({ saving }) => saving === 'saving')
  const whoOf = useWho()
  const isKept = !isSaving && session.isKept(row)
  const path = about.pictureOf?.(row.id, side)
  const { data, isError } = useQuery({
    queryKey: ['line-picture', about.id, row.id, side, row.size, JSON.stringify(row.words)],
    queryFn: () => fetchFile(path ?? ''),
    enabled: path !== undefined && isKept,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    placeholderData: before => before,
    retry: 2,
  })
  const show = useBlobImage(data)
  const note = isError ? 'failed' : 'waits'
  return (
    <div className={classes.stage} data-small={isSmall}>
      {data ? (
        <img ref={show} alt={isSmall ? '' : t('lines.picture.alt', { who: whoOf(row) })} />
      ) : (
        !isSmall && (
          <p className={classes.note}>
            {isKept && !isError ? t('common.loading') : t(`lines.picture.${note}`)}
          </p>
        )
      )}
    </div>
  )
}
