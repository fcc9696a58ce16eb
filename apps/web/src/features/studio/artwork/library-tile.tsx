import { Button, TextInput } from '@mantine/core'
import { IconCrop, IconDots, IconFiles, IconPencil, IconRefresh, IconTrash } from '@tabler/icons-react'
import type { LibraryItem } from '@teamloom/contract/library.ts'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRemoveArtwork, useRenameArtwork } from '#web/data/library.ts'
import { NewVersion } from '#web/features/studio/artwork/new-version.tsx'
import { OtherReading, percentOf } from '#web/features/studio/artwork/other-reading.tsx'
import classes from '#web/features/studio/artwork/team-library.module.css'
import { useWithheld } from '#web/features/studio/controls/allowed.tsx'
import { isPale } from '#web/features/studio/drawing/is-pale.ts'
import { ownAddress } from '#web/lib/api.ts'
import { showToast } from '#web/lib/toast.tsx'
import { ActionMenu } from '#web/ui/action-menu.tsx'

type Props = {
  readonly item: LibraryItem
  readonly onUse: () => void
  /** Told when the item is pointed at, and when it is no longer. */
  readonly onTry: (isTried: boolean) => void
}

/** One artwork: used by a click; renamed, removed or replaced by its menu. */
export function LibraryTile({ item, onUse, onTry }: Props) {
  const { t } = useTranslation()
  const [mode, setMode] = useState<'shown' | 'renamed' | 'replaced' | 'page' | 'margins'>('shown')
  const remove = useRemoveArtwork()
  const cannotAdd = useWithheld('canAddArtwork')
  const cannotDelete = useWithheld('canDeleteArtwork')
  const { name, designs } = item
  const facts = useFacts(item)
  const words = useId()
  const isTried = useRef(false)
  const titles = designs.map(design => design.name || t('common.untitled')).join(', ')
  const tryIt = (on: boolean) => {
    if (on === isTried.current) return
    isTried.current = on
    onTry(on)
  }
  const removeIt = () =>
    remove.mutate(item, {
      onSuccess: () =>
        showToast({ key: 'artwork-removed', kind: 'info', message: t('artwork.library.removed', { name }) }),
    })
  const actions = item.isReceived
    ? []
    : [
        {
          label: t('common.rename'),
          icon: IconPencil,
          run: () => setMode('renamed'),
          takesFocus: true,
          isWithheld: cannotAdd !== null,
        },
        {
          label: t('artwork.library.newVersion'),
          icon: IconRefresh,
          run: () => setMode('replaced'),
          takesFocus: true,
          isWithheld: cannotAdd !== null,
        },
        ...(item.pages
          ? [
              {
                label: t('artwork.library.otherPage'),
                icon: IconFiles,
                run: () => setMode('page'),
                takesFocus: true,
                isWithheld: cannotAdd !== null,
              },
            ]
          : []),
        ...(item.margins
          ? [
              {
                label: t(item.margins.isCropped ? 'artwork.library.withMargins' : 'artwork.library.crop'),
                icon: IconCrop,
                run: () => setMode('margins'),
                takesFocus: true,
                isWithheld: cannotAdd !== null,
              },
            ]
          : []),
        ...(designs.length === 0
          ? [
              {
                label: t('artwork.library.remove'),
                icon: IconTrash,
                run: removeIt,
                isDanger: true,
                isWithheld: cannotDelete !== null,
              },
            ]
          : []),
      ]
  return (
    <>
      <li className={classes.tile}>
        {mode === 'renamed' ? (
          <Rename item={item} onDone={() => setMode('shown')} />
        ) : (
          <>
            <button
              type="button"
              className={classes.use}
              aria-labelledby={words}
              aria-disabled={cannotAdd !== null || undefined}
              title={
                cannotAdd ??
                (designs.length > 0
                  ? t('artwork.library.inUse', { designs: titles })
                  : t('artwork.library.use', { name }))
              }
              onClick={() => cannotAdd === null && onUse()}
              // Not what merely comes to lie under a pointer at rest, as the library opens.
              onPointerMove={() => tryIt(true)}
              onPointerLeave={() => tryIt(false)}
              onFocus={() => tryIt(true)}
              onBlur={() => tryIt(false)}
            >
              <span className={classes.picture} data-dark={isPale(item.colors) || undefined}>
                <img src={ownAddress(item.pictureUrl)} alt="" loading="lazy" draggable={false} />
              </span>
              <span id={words} className={classes.words}>
                <span>{name}</span>
                <small>{facts}</small>
              </span>
            </button>
            <span className={classes.menu}>
              <ActionMenu label={t('artwork.library.menu', { name })} icon={IconDots} actions={actions} />
            </span>
          </>
        )}
      </li>
      {mode === 'replaced' && <NewVersion item={item} onDone={() => setMode('shown')} />}
      {(mode === 'page' || mode === 'margins') && (
        <OtherReading item={item} asks={mode} onDone={() => setMode('shown')} />
      )}
    </>
  )
}

function useFacts(item: LibraryItem): string {
  const { isText, isRasterized, isVector, format, width, designs, pages, margins } = item
  const { t } = useTranslation()
  const kind = isText
    ? t('artwork.write.title')
    : isRasterized
      ? t('artwork.library.keptAsPicture', { format: format.toUpperCase() })
      : isVector
        ? t('artwork.library.vector')
        : `${format.toUpperCase()} ${t('artwork.library.pixels', { width })}`
  const use =
    designs.length > 0 ? t('artwork.library.inDesigns', { count: designs.length }) : t('artwork.library.new')
  const page = pages && t('artwork.library.pageOf', pages)
  const fill =
    margins &&
    (margins.isCropped
      ? t('artwork.library.cropped')
      : t('artwork.library.fills', { percent: percentOf(margins.fills) }))
  return [kind, page, fill, use].filter(Boolean).join(', ')
}

function Rename({ item, onDone }: { readonly item: LibraryItem; readonly onDone: () => void }) {
  const { t } = useTranslation()
  const rename = useRenameArtwork()
  const [name, setName] = useState(item.name)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!name.trim()) return
    rename.mutate({ assetId: item.assetId, name: name.trim() }, { onSettled: onDone })
  }
  return (
    <form className={classes.rename} onSubmit={submit}>
      <TextInput
        size="xs"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it stands where the menu was that opened it
        autoFocus
        label={t('artwork.library.name')}
        maxLength={200}
        value={name}
        onFocus={event => event.currentTarget.select()}
        onChange={event => setName(event.currentTarget.value)}
        onKeyDown={event => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          onDone()
        }}
      />
      <Button type="submit" size="compact-xs" loading={rename.isPending} disabled={!name.trim()}>
        {t('common.save')}
      </Button>
    </form>
  )
}
