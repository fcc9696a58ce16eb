import { Button } from '@mantine/core'
import { IconAlertTriangle, IconLink, IconPhoto, IconPlus, IconUsers } from '@tabler/icons-react'
import type { DecorationView } from '@teamloom/design/design-state.ts'
import { isFoundKey } from '@teamloom/design/finding-words.ts'
import { findType } from '@teamloom/design/lookup.ts'
import { inchesText } from '@teamloom/kit/length.ts'
import { createElement, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ArtworkThumb } from '#web/features/studio/controls/artwork-thumb.tsx'
import classes from '#web/features/studio/controls/parts/parts-panel.module.css'
import { useLive } from '#web/features/studio/session/live/live-context.ts'
import { isSameDecoration } from '#web/features/studio/session/selection.ts'
import { useDesign, useStudio } from '#web/features/studio/session/studio-context.tsx'
import { useTurnToDecorations } from '#web/features/studio/session/use-turn-to-decorations.ts'
import { useLabel, useLocale } from '#web/lib/i18n.ts'

type Chosen = { readonly onChosen?: (() => void) | undefined }

export function DecorationList({ onChosen }: Chosen) {
  const { t } = useTranslation()
  const { decorations } = useDesign().state
  const { select } = useStudio()
  const alike = decorations.filter(({ personal }) => !personal)
  const personal = decorations.filter(each => each.personal)
  return (
    <>
      <Rows decorations={alike} onChosen={onChosen} />
      {personal.length > 0 && <ForEachPerson decorations={personal} onChosen={onChosen} />}
      <Button
        variant="default"
        leftSection={<IconPlus size={16} stroke={1.6} />}
        className={classes.add}
        onClick={() => {
          select({ kind: 'new-decoration' })
          onChosen?.()
        }}
      >
        {t('decoration.add')}
      </Button>
    </>
  )
}

type RowsProps = Chosen & { readonly decorations: readonly DecorationView[] }

function Rows({ decorations, onChosen }: RowsProps) {
  return (
    <ul className={classes.decorations}>
      {decorations.map(decoration => (
        <li key={decoration.id}>
          <DecorationRow decoration={decoration} onChosen={onChosen} />
        </li>
      ))}
    </ul>
  )
}

/** Decorations whose words are each person's own stand together, whichever of them is chosen. */
function ForEachPerson({ decorations, onChosen }: RowsProps) {
  const { t } = useTranslation()
  const id = useId()
  const { selection, select } = useStudio()
  const turnTo = useTurnToDecorations()
  const isWhole = selection?.kind === 'personal'
  const isChosen = isWhole || decorations.some(decoration => isSameDecoration(selection, decoration.id))
  const open = () => {
    turnTo(decorations)
    select({ kind: 'personal' })
    onChosen?.()
  }
  return (
    <section className={classes.group} data-chosen={isChosen} aria-labelledby={id}>
      <h3>
        <button type="button" id={id} aria-current={isWhole || undefined} onClick={open}>
          <IconUsers size={16} stroke={1.6} aria-hidden />
          {t('decoration.forEachPerson')}
        </button>
      </h3>
      <Rows decorations={decorations} onChosen={onChosen} />
    </section>
  )
}

function DecorationRow({ decoration, onChosen }: Chosen & { readonly decoration: DecorationView }) {
  const { selection, select } = useStudio()
  const turnTo = useTurnToDecorations()
  const live = useLive()
  const open = () => {
    turnTo([decoration])
    select({ kind: 'decoration', decorationId: decoration.id })
    onChosen?.()
  }
  return (
    <button
      type="button"
      className={`${classes.row} ${classes.decoration}`}
      aria-current={isSameDecoration(selection, decoration.id) || undefined}
      onClick={open}
    >
      <span className={classes.thumb}>
        {decoration.imageData ? (
          <ArtworkThumb decoration={decoration} size={64} />
        ) : (
          <IconPhoto size={18} stroke={1.6} />
        )}
      </span>
      <span className={classes.words}>
        <span>{decoration.name}</span>
        <DecorationNote decoration={decoration} />
      </span>
      {live && createElement(live.parts.RowMark, { decorationId: decoration.id })}
    </button>
  )
}

function DecorationNote({ decoration }: { readonly decoration: DecorationView }) {
  const { t } = useTranslation()
  const { product } = useStudio()
  const label = useLabel()
  const locale = useLocale()
  if (decoration.inError) {
    return (
      <span className={classes.note} data-kind="error">
        <IconAlertTriangle size={13} stroke={1.8} /> {t(`decoration.errors.${errorOf(decoration)}.title`)}
      </span>
    )
  }
  if (!decoration.imageData) return <span className={classes.note}>{t('decoration.placeholder')}</span>
  if (decoration.warningMessages.includes('pngUsed')) {
    return (
      <span className={classes.note} data-kind="warn">
        <IconAlertTriangle size={13} stroke={1.8} /> {t('decoration.previewOnly')}
      </span>
    )
  }
  const type = findType(product, decoration.type)
  // Words of persons are as wide as they are long; what is told of them is their height.
  const inches = decoration.personal?.heights.adult ?? decoration.assetSize.selectedSize?.inkWidthInInches
  const count = decoration.checks.filter(({ key }) => isFoundKey(key)).length
  return (
    <>
      <span className={classes.note}>
        {decoration.linkedTo === undefined ? (
          type && label(type.label)
        ) : (
          <>
            <IconLink size={13} stroke={1.8} aria-hidden /> {t('decoration.linked')}
          </>
        )}
        {inches !== undefined && (
          <>
            {' · '}
            <span className={classes.size}>{inchesText(inches, locale)}</span>
          </>
        )}
      </span>
      {count > 0 && (
        <span className={classes.note} data-kind="warn">
          <IconAlertTriangle size={13} stroke={1.8} /> {t('decoration.checks.toLookAt', { count })}
        </span>
      )}
    </>
  )
}

export function errorOf({
  message,
}: DecorationView): 'locationUnavailable' | 'imageTooSmallForPosition' | 'clothUnfit' {
  if (message === 'clothUnfit') return 'clothUnfit'
  return message === 'imageTooSmall' ? 'imageTooSmallForPosition' : 'locationUnavailable'
}
