import { type FontCharacter, fontCharacters, fonts, fontsToChoose } from '@teamloom/artwork/fonts.ts'
import { memo, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRetiredFonts } from '#web/data/offer.ts'
import classes from '#web/features/studio/artwork/text-panel.module.css'
import { useLackingLetters } from '#web/features/studio/artwork/words/use-lacking-letters.ts'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import { ownAddress } from '#web/lib/api.ts'
import { Choice, ChoiceGroup } from '#web/ui/choice-group.tsx'

/** How many letters of the team's own words a font is shown with. */
const letters = 8

type Props = {
  readonly words: string
  readonly value: string
  /** What the words were written in before: it stays theirs where it is offered no more. */
  readonly kept: string | undefined
  readonly onChange: (font: string) => void
}

/** Each font in the words that are written; loaded when the panel is opened. */
export const FontTiles = memo(function FontTiles({ words, value, kept, onChange }: Props) {
  const { t } = useTranslation()
  const [kind, setKind] = useState<FontCharacter | 'all'>('all')
  useFonts()
  const { product } = useStudio()
  const retired = useRetiredFonts(product)
  const offered = fontsToChoose(retired, [kept, value])
  const lacking = useLackingLetters(words)
  const reasons = useId()
  const sample = words.trim().split(/\s/)[0]?.slice(0, letters) || t('artwork.write.sample')
  const shown = offered.filter(({ character }) => kind === 'all' || character === kind)
  return (
    <>
      <ChoiceGroup
        label={t('artwork.write.kinds')}
        value={kind}
        onChange={next => setKind(next as typeof kind)}
        columns={fontCharacters.length + 1}
        className={classes.kinds}
      >
        {(['all', ...fontCharacters] as const).map(each => (
          <Choice key={each} value={each} className={classes.kind}>
            {t(`artwork.write.kind.${each}`, { count: offered.length })}
          </Choice>
        ))}
      </ChoiceGroup>
      <ChoiceGroup
        label={t('artwork.write.font')}
        value={value}
        onChange={onChange}
        columns={3}
        className={classes.fonts}
      >
        {shown.map(({ id, name }, index) => (
          <Choice
            key={id}
            value={id}
            isFirst={index === 0}
            tabIndex={index === 0 || id === value ? 0 : -1}
            className={classes.font}
            aria-label={name}
            isUnavailable={lacking[id] !== undefined && id !== value}
            aria-describedby={lacking[id] === undefined ? undefined : `${reasons}-${id}`}
          >
            <FittedWord key={sample} family={familyOf(id)} word={sample} />
            <small>{name}</small>
            {retired.includes(id) && <small className={classes.retired}>{t('artwork.write.retired')}</small>}
            {lacking[id] !== undefined && (
              <small id={`${reasons}-${id}`}>{t('artwork.write.lacks', { letter: lacking[id] })}</small>
            )}
          </Choice>
        ))}
      </ChoiceGroup>
    </>
  )
})

/** A word that is as wide as its tile at most, once its font is there. */
function FittedWord({ family, word }: { readonly family: string; readonly word: string }) {
  const element = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const fit = () => {
      const span = element.current
      if (!span) return
      span.style.fontSize = ''
      const share = span.clientWidth / span.scrollWidth
      if (share < 1) span.style.fontSize = `${Math.floor(184 * share) / 10}px`
    }
    fit()
    document.fonts.addEventListener('loadingdone', fit)
    return () => document.fonts.removeEventListener('loadingdone', fit)
  }, [])
  return (
    <span ref={element} style={{ fontFamily: `"${family}"` }} aria-hidden>
      {word}
    </span>
  )
}

function familyOf(id: string): string {
  return `Teamloom ${id}`
}

/** Known to the page from now on; each comes when a tile is set in it. */
function useFonts(): void {
  useEffect(() => {
    const known = new Set([...document.fonts].map(({ family }) => family.replaceAll('"', '')))
    for (const { id } of fonts) {
      if (known.has(familyOf(id))) continue
      const source = `url(${ownAddress(`/api/v1/fonts/${id}.woff2`)}) format("woff2")`
      document.fonts.add(new FontFace(familyOf(id), source, { display: 'swap' }))
    }
  }, [])
}
