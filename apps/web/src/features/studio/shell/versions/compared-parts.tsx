import { Button, VisuallyHidden } from '@mantine/core'
import { IconPhoto, IconPlus } from '@tabler/icons-react'
import { findColor } from '@teamloom/catalog/colors/index.ts'
import type { PartDefinition } from '@teamloom/catalog/definition.ts'
import { alterationWords } from '@teamloom/design/difference-words.ts'
import { type DrawnDesign, drawnDesign } from '@teamloom/design/drawn-design.ts'
import { findDecoration } from '@teamloom/design/lookup.ts'
import { useTranslation } from 'react-i18next'
import { ArtworkThumb } from '#web/features/studio/controls/artwork-thumb.tsx'
import { ColorDots, colorsOfPart } from '#web/features/studio/controls/parts/part-row.tsx'
import parts from '#web/features/studio/controls/parts/parts-panel.module.css'
import { useDesign, useStudio } from '#web/features/studio/session/studio-context.tsx'
import type { ComparedDesigns } from '#web/features/studio/shell/versions/use-compared.ts'
import classes from '#web/features/studio/shell/versions/versions.module.css'
import { useLabel } from '#web/lib/i18n.ts'

/** The parts and decorations of both, each with what is otherwise; nothing of it can be changed. */
export function ComparedParts({ before, after }: ComparedDesigns) {
  const { t } = useTranslation()
  const label = useLabel()
  const { product } = useStudio()
  const { state } = useDesign()
  const [was, is] = [drawnDesign(before, product), drawnDesign(after, product)]
  const gone = before.decorations.filter(({ id }) => !findDecoration(after, id))
  return (
    <>
      <ul className={parts.parts}>
        {product.parts.map(part => (
          <li key={part.name} className={classes.part}>
            <span className={parts.name}>{label(part.label)}</span>
            <PartColors part={part} was={was} is={is} />
          </li>
        ))}
      </ul>
      <hr className={parts.rule} />
      <h2 className={parts.title}>{t('studio.decoration')}</h2>
      <ul className={parts.decorations}>
        {[...after.decorations, ...gone].map(({ id, name }) => {
          const words = alterationWords(findDecoration(before, id), findDecoration(after, id), product)
          const shown = state.decorations.find(each => each.id === id && each.imageData)
          return (
            <li key={id} className={`${classes.part} ${parts.decoration}`}>
              <span className={parts.thumb}>
                {shown ? <ArtworkThumb decoration={shown} size={64} /> : <IconPhoto size={18} stroke={1.6} />}
              </span>
              <span className={parts.words}>
                <span>{name}</span>
                <span className={parts.note}>{words ? label(words) : t('live.versions.same')}</span>
              </span>
            </li>
          )
        })}
      </ul>
      <Button
        disabled
        variant="default"
        leftSection={<IconPlus size={16} stroke={1.6} />}
        className={parts.add}
      >
        {t('decoration.add')}
      </Button>
    </>
  )
}

type ColorsProps = { readonly part: PartDefinition; readonly was: DrawnDesign; readonly is: DrawnDesign }

const fewColors = 2

function PartColors({ part, was, is }: ColorsProps) {
  const { t } = useTranslation()
  const label = useLabel()
  const [before, after] = [colorsOfPart(was, part), colorsOfPart(is, part)]
  const isSame = before.join() === after.join()
  const wordsOf = (names: readonly string[]) =>
    names.flatMap(name => label(findColor(name)?.label ?? { en: name, fr: name })).join(', ')
  return (
    <>
      <ColorDots names={before.slice(0, isSame ? undefined : fewColors)} />
      {!isSame && (
        <>
          <span className={classes.arrow} aria-hidden>
            →
          </span>
          <ColorDots names={after.slice(0, fewColors)} />
        </>
      )}
      <VisuallyHidden>
        {isSame ? t('live.versions.same') : `${wordsOf(before)} → ${wordsOf(after)}`}
      </VisuallyHidden>
    </>
  )
}
