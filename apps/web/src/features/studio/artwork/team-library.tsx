import { Button, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import type { LibraryItem } from '@teamloom/contract/library.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLibrary } from '#web/data/library.ts'
import { LibraryTile } from '#web/features/studio/artwork/library-tile.tsx'
import classes from '#web/features/studio/artwork/team-library.module.css'
import panel from '#web/features/studio/controls/panel.module.css'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import { useTryArtwork } from '#web/features/studio/session/use-try-artwork.ts'

type Props = {
  /** Whether the library was asked for: then it has the focus. */
  readonly isWanted: boolean
  readonly onUse: (item: LibraryItem) => void
}

/** All artwork of the team, to be used again in a click. */
export function TeamLibrary({ isWanted, onUse }: Props) {
  const { t } = useTranslation()
  const { teamId } = useStudio()
  const root = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isWanted) root.current?.focus()
  }, [isWanted])
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), 200)
  const tryArtwork = useTryArtwork()
  const library = useLibrary(teamId, search)
  const { items, total } = library
  const isEmpty = items?.length === 0
  return (
    <section
      ref={root}
      tabIndex={-1}
      className={panel.section}
      aria-label={t('artwork.library.title')}
      data-testid="team-library"
    >
      <div className={classes.head}>
        <h3>{t('artwork.library.title')}</h3>
        {total > 0 && <span className="figures">{total}</span>}
      </div>
      {(!isEmpty || search) && (
        <TextInput
          size="sm"
          type="search"
          maxLength={200}
          value={typed}
          placeholder={t('artwork.library.search')}
          aria-label={t('artwork.library.search')}
          leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
          onChange={event => setTyped(event.currentTarget.value)}
        />
      )}
      {library.isError && !items && (
        <p className={classes.note} role="alert">
          {t('artwork.library.failed')}{' '}
          <button type="button" className={classes.link} onClick={() => void library.refetch()}>
            {t('common.retry')}
          </button>
        </p>
      )}
      {isEmpty && (
        <p className={classes.note}>{t(search ? 'artwork.library.nothing' : 'artwork.library.empty')}</p>
      )}
      {library.isPending && (
        <div className={classes.tiles} role="status" aria-label={t('artwork.library.loading')}>
          {[0, 1, 2].map(index => (
            <span key={index} className={classes.skeleton} />
          ))}
        </div>
      )}
      {items && items.length > 0 && (
        <ul className={classes.tiles} data-faint={library.isPlaceholderData || undefined}>
          {items.map(item => (
            <LibraryTile
              key={item.assetId}
              item={item}
              onUse={() => onUse(item)}
              onTry={isTried => tryArtwork(isTried ? item : null)}
            />
          ))}
        </ul>
      )}
      {library.hasNextPage && (
        <Button
          variant="default"
          size="xs"
          mt={12}
          fullWidth
          loading={library.isFetchingNextPage}
          onClick={() => void library.fetchNextPage()}
        >
          {t('artwork.library.more')}
        </Button>
      )}
    </section>
  )
}
