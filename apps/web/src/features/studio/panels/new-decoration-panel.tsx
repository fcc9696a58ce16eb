import { ActionIcon, Tooltip } from '@mantine/core'
import { IconArrowLeft, IconShield, IconTypography } from '@tabler/icons-react'
import { simpleArt } from '@teamloom/catalog/simple-art.ts'
import { createElement, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { artworkOf } from '#web/data/library.ts'
import { useTextRecipe } from '#web/data/text-art.ts'
import { SimpleArtPanel } from '#web/features/studio/artwork/simple-art-panel.tsx'
import { TeamLibrary } from '#web/features/studio/artwork/team-library.tsx'
import { TextPanel } from '#web/features/studio/artwork/text-panel.tsx'
import { useAddArtwork } from '#web/features/studio/artwork/use-add-artwork.ts'
import { Allowed, useWithheld } from '#web/features/studio/controls/allowed.tsx'
import classes from '#web/features/studio/controls/panel.module.css'
import { PanelHead } from '#web/features/studio/controls/panel-head.tsx'
import { DropArea } from '#web/features/studio/controls/upload-area.tsx'
import { UploadProblem } from '#web/features/studio/controls/upload-problem.tsx'
import { SentFiles } from '#web/features/studio/controls/uploads/sent-files.tsx'
import ways from '#web/features/studio/controls/ways.module.css'
import { AddingSteps } from '#web/features/studio/panels/adding/adding-steps.tsx'
import { loadNamesWay } from '#web/features/studio/panels/personal/load-personal.ts'
import { droppedFiles } from '#web/features/studio/session/dropped-files.ts'
import { useDesign, useStudio } from '#web/features/studio/session/studio-context.tsx'
import { acceptOf, extensionsOf, typeForUpload } from '#web/features/studio/session/upload-type.ts'
import { useSendFiles } from '#web/features/studio/session/use-send-files.ts'
import { useTilesMadeReady } from '#web/features/studio/session/use-tiles-made-ready.ts'
import { useWanted } from '#web/ui/use-loaded.ts'

type Way = 'any' | 'text' | 'simple'

type Props = {
  readonly way?: 'text' | 'library'
  /** What was just added, whose artwork is chosen again. */
  readonly decorationId?: string
}

/** Artwork first: a file, words, an emblem, or what the team has already. */
export function NewDecorationPanel({ way: wanted, decorationId }: Props) {
  const { t } = useTranslation()
  const { state } = useDesign()
  const there = state.decorations.find(({ id }) => id === decorationId)
  const { data: recipe } = useTextRecipe(there?.imageData?.isVector ? there.assetVersionId : null)
  const [way, setWay] = useState<Way>(wanted === 'text' || recipe ? 'text' : 'any')
  const add = useAddArtwork(decorationId)
  useDroppedFiles()
  useTilesMadeReady(true)
  const instead = there && { decorationId: there.id }
  const before =
    recipe && there?.assetId ? { recipe, assetId: there.assetId, decorationId: there.id } : undefined
  const back = () => setWay('any')
  if (way === 'any') {
    return (
      <AnyArtwork
        decorationId={decorationId}
        onAdd={add}
        onWay={setWay}
        isLibraryWanted={wanted === 'library'}
      />
    )
  }
  return (
    <>
      <PanelHead
        eyebrow={t('decoration.addTitle')}
        title={t(way === 'text' ? 'artwork.write.title' : 'artwork.simple')}
        actions={
          <Tooltip label={t('artwork.back')}>
            <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('artwork.back')} onClick={back}>
              <IconArrowLeft size={18} stroke={1.6} />
            </ActionIcon>
          </Tooltip>
        }
      />
      <AddingSteps at="artwork" decorationId={decorationId} />
      {way === 'text' ? (
        <TextPanel before={before} instead={instead} isAdding onDone={add} onCancel={back} />
      ) : (
        <SimpleArtPanel onUse={add} />
      )}
    </>
  )
}

/** What was dropped elsewhere on the window is sent from here. */
function useDroppedFiles(): void {
  const send = useSendFiles()
  const dropped = droppedFiles.use()
  const take = useEffectEvent((files: readonly File[]) => {
    droppedFiles.set([])
    send(files)
  })
  useEffect(() => {
    if (dropped.length > 0) take(dropped)
  }, [dropped])
}

const emblemCount = simpleArt.reduce((sum, { emblems }) => sum + emblems.length, 0)

type AnyProps = {
  readonly decorationId: string | undefined
  readonly onAdd: ReturnType<typeof useAddArtwork>
  readonly onWay: (way: Way) => void
  readonly isLibraryWanted: boolean
}

function AnyArtwork({ decorationId, onAdd: add, onWay, isLibraryWanted }: AnyProps) {
  const { t } = useTranslation()
  const { product } = useStudio()
  const namesWay = useWanted(loadNamesWay, decorationId === undefined)
  const send = useSendFiles()
  const [errorKey, setErrorKey] = useState<string | null>(null)
  return (
    <>
      <PanelHead eyebrow={t('studio.decoration')} title={t('decoration.addTitle')} />
      <AddingSteps at="artwork" decorationId={decorationId} />
      <div className={classes.body}>
        <section className={classes.section}>
          <Allowed ability="canAddArtwork">
            <DropArea
              accept={acceptOf(extensionsOf(typeForUpload(product)))}
              takesSeveral
              onFiles={files => {
                setErrorKey(null)
                send(files)
              }}
            />
          </Allowed>
          <SentFiles onUse={add} />
          {errorKey && <UploadProblem errorKey={errorKey} />}
        </section>
        <section className={`${classes.section} ${ways.ways}`}>
          <WayButton
            icon={<IconTypography size={20} stroke={1.6} aria-hidden />}
            title={t('artwork.text')}
            note={t('artwork.textNote')}
            onClick={() => onWay('text')}
          />
          <WayButton
            icon={<IconShield size={20} stroke={1.6} aria-hidden />}
            title={t('artwork.simple')}
            note={t('artwork.simpleNote', { count: emblemCount })}
            onClick={() => onWay('simple')}
          />
          {namesWay && createElement(namesWay)}
        </section>
        <TeamLibrary
          isWanted={isLibraryWanted}
          onUse={item =>
            setErrorKey(add(artworkOf(item), { name: item.name === item.filename ? undefined : item.name }))
          }
        />
      </div>
    </>
  )
}

type WayProps = {
  readonly icon: ReactNode
  readonly title: string
  readonly note: string
  readonly onClick: () => void
}

function WayButton({ icon, title, note, onClick }: WayProps) {
  const withheld = useWithheld('canAddArtwork')
  return (
    <button
      type="button"
      className={ways.way}
      aria-disabled={withheld !== null || undefined}
      title={withheld ?? undefined}
      onClick={() => withheld === null && onClick()}
    >
      {icon}
      <span>
        {title}
        <small>{note}</small>
      </span>
    </button>
  )
}
