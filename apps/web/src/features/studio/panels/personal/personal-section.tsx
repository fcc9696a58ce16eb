import { Button, Checkbox, NativeSelect, Switch, TextInput } from '@mantine/core'
import { IconLink, IconLinkOff, IconUsers } from '@tabler/icons-react'
import type { TextRecipe } from '@teamloom/artwork/text-recipe.ts'
import { type PersonalKind, personalKinds } from '@teamloom/catalog/decorations/per-piece.ts'
import type { DecorationView } from '@teamloom/design/design-state.ts'
import { findDecoration } from '@teamloom/design/lookup.ts'
import { slotOf } from '@teamloom/design/slots.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Allowed } from '#web/features/studio/controls/allowed.tsx'
import panel from '#web/features/studio/controls/panel.module.css'
import { LetterHeights } from '#web/features/studio/panels/personal/letter-heights.tsx'
import classes from '#web/features/studio/panels/personal/personal.module.css'
import { useLinks } from '#web/features/studio/panels/personal/use-links.ts'
import { usePersonal } from '#web/features/studio/panels/personal/use-personal.ts'
import { useDesign, useStudio } from '#web/features/studio/session/studio-context.tsx'
import { showRefusal } from '#web/lib/error-toast.ts'
import { useLabel } from '#web/lib/i18n.ts'

type Props = { readonly decoration: DecorationView; readonly recipe: TextRecipe }

/** Whether written words are each person's own, what they are, how high, and where else they stand. */
export function PersonalSection({ decoration, recipe }: Props) {
  const { t } = useTranslation()
  const { session } = useStudio()
  const { personal, linkedTo } = decoration
  const { turn, canBe } = usePersonal(decoration, recipe)
  const note = useId()
  return (
    <section className={panel.section}>
      <Allowed ability="canUpdateArtworkPosition">
        <div className={classes.head}>
          <IconUsers size={18} stroke={1.6} color="var(--loom-6)" aria-hidden />
          <Switch
            labelPosition="left"
            size="sm"
            label={t('decoration.forEachPerson')}
            aria-describedby={note}
            checked={personal !== undefined}
            disabled={!personal && !canBe}
            onChange={event => turn(event.currentTarget.checked)}
            classNames={{ body: classes.switchBody!, labelWrapper: classes.switchLabel! }}
          />
        </div>
        {!personal && (
          <p id={note} className={panel.muted}>
            {canBe ? t('personal.note') : t('personal.noKind')}
          </p>
        )}
        {personal && linkedTo !== undefined && <LinkedTo decoration={decoration} />}
        {personal && linkedTo === undefined && <Kind decoration={decoration} recipe={recipe} />}
        {personal && <LetterHeights decoration={decoration} personal={personal} />}
        {personal && linkedTo === undefined && (
          <Checkbox
            size="sm"
            mt={12}
            label={t('personal.mayBeEmpty')}
            checked={personal.mayBeEmpty}
            onChange={event =>
              showRefusal(
                session.change({
                  action: 'setDecorationPersonal',
                  decorationId: decoration.id,
                  personal: { ...personal, mayBeEmpty: event.currentTarget.checked },
                }),
              )
            }
          />
        )}
        {personal && linkedTo === undefined && <Links decoration={decoration} />}
      </Allowed>
    </section>
  )
}

/** What it is, and the words that stand for everybody's. */
function Kind({ decoration, recipe }: Props) {
  const { t } = useTranslation()
  const { setKind, write } = usePersonal(decoration, recipe)
  const { personal } = decoration
  const [typed, setTyped] = useState<string | null>(null)
  if (!personal) return null
  const keep = () => {
    if (typed !== null && typed.trim() !== '' && typed.trim() !== personal.sample) write.run(typed.trim())
    setTyped(null)
  }
  return (
    <div className={classes.pair}>
      <NativeSelect
        label={t('personal.kind')}
        value={personal.kind}
        data={personalKinds.map(kind => ({ value: kind, label: t(`personal.kinds.${kind}`) }))}
        onChange={event => setKind(event.currentTarget.value as PersonalKind)}
      />
      <TextInput
        size="sm"
        label={t('personal.sample')}
        description={t('personal.sampleNote')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maxLength={30}
        value={typed ?? personal.sample}
        error={write.fault}
        disabled={write.isPending}
        onChange={event => setTyped(event.currentTarget.value)}
        onBlur={keep}
        onKeyDown={event => event.key === 'Enter' && keep()}
      />
    </div>
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

/** Where else the same words can stand: each place a press. */
function Links({ decoration }: { readonly decoration: DecorationView }) {
  const { t } = useTranslation()
  const label = useLabel()
  const { document } = useDesign()
  const state = findDecoration(document, decoration.id)
  const { places, add } = useLinks(state)
  if (places.length === 0) return null
  return (
    <div className={classes.links} role="group" aria-label={t('personal.links')}>
      <h3>{t('personal.links')}</h3>
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
