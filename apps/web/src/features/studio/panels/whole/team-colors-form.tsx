import { Button, TextInput } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { clothPalette } from '@teamloom/catalog/colors/cloth.ts'
import { mostTeamColors } from '@teamloom/contract/teams.ts'
import { isOffered } from '@teamloom/design/layer-colors.ts'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSetTeamColors } from '#web/data/teams.ts'
import classes from '#web/features/studio/panels/whole/whole.module.css'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import { useLabel } from '#web/lib/i18n.ts'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { colorFill } from '#web/ui/color-fill.ts'

const hex = /^#?([0-9a-f]{6})$/i

type Props = { readonly first: readonly string[]; readonly onDone: () => void }

/** Up to six colours in their order, picked of the cloth's or written as a hex. */
export function TeamColorsForm({ first, onDone }: Props) {
  const { t } = useTranslation()
  const label = useLabel()
  const { teamId } = useStudio()
  const [chosen, setChosen] = useState(first)
  const [text, setText] = useState('')
  const save = useSetTeamColors()
  const isFull = chosen.length >= mostTeamColors
  const written = hex.exec(text.trim())?.[1]
  const toggle = (color: string) =>
    setChosen(chosen.includes(color) ? chosen.filter(each => each !== color) : [...chosen, color])
  const add = () => {
    if (!written || isFull) return
    setChosen([...new Set([...chosen, `#${written.toUpperCase()}`])])
    setText('')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (written && !isFull) return add()
    save.mutate({ id: teamId, colors: [...chosen] }, { onSuccess: onDone })
  }
  return (
    <form className={classes.form} onSubmit={submit}>
      <p className={classes.formTitle}>{t('studio.whole.teamColours')}</p>
      <p className={classes.formText}>{t('studio.whole.teamColoursText', { most: mostTeamColors })}</p>
      <ul className={classes.chosen} aria-label={t('studio.whole.chosen')}>
        {chosen.map(color => (
          <li key={color}>
            <button
              type="button"
              style={{ background: color }}
              aria-label={t('studio.whole.removeColour', { colour: nameOf(color) ?? color })}
              onClick={() => toggle(color)}
            >
              <IconX size={14} stroke={2} aria-hidden />
            </button>
          </li>
        ))}
        {Array.from({ length: mostTeamColors - chosen.length }, (_, free) => (
          <li key={`free ${free}`} className={classes.free} aria-hidden />
        ))}
      </ul>
      <div className={classes.palette} role="group" aria-label={t('studio.whole.clothColours')}>
        {clothPalette.colors.filter(isOffered).map(color => {
          const isChosen = chosen.includes(color.hex)
          return (
            <button
              key={color.name}
              type="button"
              style={colorFill(color)}
              title={label(color.label)}
              aria-label={label(color.label)}
              aria-pressed={isChosen}
              disabled={isFull && !isChosen}
              onClick={() => toggle(color.hex)}
            >
              {isChosen && <IconCheck size={14} stroke={2.4} aria-hidden />}
            </button>
          )
        })}
      </div>
      <div className={classes.written}>
        <TextInput
          label={t('studio.whole.hex')}
          placeholder="#1B3E2F"
          value={text}
          onChange={event => setText(event.currentTarget.value)}
          error={text.trim().length >= 7 && !written ? t('studio.whole.hexFault') : undefined}
        />
        <Button variant="default" onClick={add} disabled={!written || isFull}>
          {t('studio.whole.addColour')}
        </Button>
      </div>
      <div className={classes.formEnd}>
        <Button variant="default" onClick={onDone}>
          {t('common.cancel')}
        </Button>
        <BusyButton type="submit" busy={save.isPending} busyLabel={t('studio.whole.saving')}>
          {t('common.save')}
        </BusyButton>
      </div>
    </form>
  )

  function nameOf(color: string): string | undefined {
    const known = clothPalette.colors.find(each => each.hex === color)
    return known && label(known.label)
  }
}
