import { Button } from '@mantine/core'
import { IconLinkOff } from '@tabler/icons-react'
import type { TextRecipe } from '@teamloom/artwork/text-recipe.ts'
import type { DecorationView } from '@teamloom/design/design-state.ts'
import { slotOf } from '@teamloom/design/slots.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Allowed } from '#web/features/studio/controls/allowed.tsx'
import panel from '#web/features/studio/controls/panel.module.css'
import { LetterHeights } from '#web/features/studio/panels/personal/letter-heights.tsx'
import { LinkedCopies } from '#web/features/studio/panels/personal/linked-copies.tsx'
import { PersonSwitch } from '#web/features/studio/panels/personal/person-switch.tsx'
import classes from '#web/features/studio/panels/personal/personal.module.css'
import { MayBeEmpty, SlotWords } from '#web/features/studio/panels/personal/slot-words.tsx'
import { usePersonal } from '#web/features/studio/panels/personal/use-personal.ts'
import { useDesign, useStudio } from '#web/features/studio/session/studio-context.tsx'
import { showRefusal } from '#web/lib/error-toast.ts'

type Props = { readonly decoration: DecorationView; readonly recipe: TextRecipe }

/** Whether written words are each person's own, what they are, how high, and where else they stand. */
export function PersonalSection({ decoration, recipe }: Props) {
  const { t } = useTranslation()
  const { personal, linkedTo } = decoration
  const { turn, canBe } = usePersonal(decoration, recipe)
  const note = useId()
  return (
    <section className={panel.section}>
      <Allowed ability="canUpdateArtworkPosition">
        <PersonSwitch
          aria-describedby={note}
          checked={personal !== undefined}
          disabled={!personal && !canBe}
          onChange={event => turn(event.currentTarget.checked)}
        />
        {!personal && (
          <p id={note} className={panel.muted}>
            {canBe ? t('personal.note') : t('personal.noKind')}
          </p>
        )}
        {personal && <OfSeveral />}
        {personal && linkedTo !== undefined && <LinkedTo decoration={decoration} />}
        {personal && linkedTo === undefined && <SlotWords decoration={decoration} recipe={recipe} />}
        {personal && <LetterHeights decoration={decoration} personal={personal} />}
        {personal && linkedTo === undefined && <MayBeEmpty decoration={decoration} />}
        {personal && linkedTo === undefined && <LinkedCopies decoration={decoration} />}
      </Allowed>
    </section>
  )
}

/** To all that is each person's own, where there is more. */
function OfSeveral() {
  const { t } = useTranslation()
  const { select } = useStudio()
  const { decorations } = useDesign().state
  if (decorations.filter(({ personal }) => personal).length < 2) return null
  return (
    <button
      type="button"
      className={`${panel.link} ${classes.alone}`}
      onClick={() => select({ kind: 'personal' })}
    >
      {t('personal.all')}
    </button>
  )
}

function LinkedTo({ decoration }: { readonly decoration: DecorationView }) {
  const { t } = useTranslation()
  const { session } = useStudio()
  const { document } = useDesign()
  const slot = slotOf(document, decoration.id)
  return (
    <div className={classes.linked}>
      <p className={panel.muted}>
        {slot && slot.id !== decoration.id && t('personal.linkedTo', { name: slot.name })}
      </p>
      <Button
        variant="subtle"
        size="xs"
        leftSection={<IconLinkOff size={15} stroke={1.6} />}
        onClick={() =>
          showRefusal(session.change({ action: 'linkPersonal', decorationId: decoration.id, slotId: null }))
        }
      >
        {t('personal.unlink')}
      </Button>
    </div>
  )
}
