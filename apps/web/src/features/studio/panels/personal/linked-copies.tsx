import { Button } from '@mantine/core'
import { IconLink } from '@tabler/icons-react'
import type { DecorationView } from '@teamloom/design/design-state.ts'
import { findDecoration } from '@teamloom/design/lookup.ts'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/studio/panels/personal/personal.module.css'
import { useLinks } from '#web/features/studio/panels/personal/use-links.ts'
import { useDesign } from '#web/features/studio/session/studio-context.tsx'
import { useLabel } from '#web/lib/i18n.ts'

type Props = {
  readonly decoration: DecorationView
  /** What the words are called where there are others. */
  readonly of?: string | undefined
}

/** Where else words of each person's own can stand: each place a press. */
export function LinkedCopies({ decoration, of }: Props) {
  const { t } = useTranslation()
  const label = useLabel()
  const { document } = useDesign()
  const state = findDecoration(document, decoration.id)
  const { places, add } = useLinks(state)
  if (places.length === 0) return null
  const title = of === undefined ? t('personal.links') : t('personal.linksOf', { what: of })
  return (
    <div className={classes.links} role="group" aria-label={title}>
      <h3>{title}</h3>
      {places.map(place => (
        <Button
          key={place.positionName}
          variant="default"
          size="xs"
          leftSection={<IconLink size={15} stroke={1.6} />}
          onClick={() => add(place)}
        >
          {t('personal.addLink', { place: label(place.label) })}
        </Button>
      ))}
    </div>
  )
}
